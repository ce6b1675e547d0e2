import { pageImageQuality } from '@lectern/core/book'
import type { Logger } from 'pino'
import { readObject } from '../../platform/objects/read-object'
import type { ImageResizing, ObjectStore } from '../../ports/index'
import { createFailureCache } from './create-failure-cache'
import { toResizedKey } from '../../entities/objects/resized-key'
import { createSemaphore } from '../../platform/scheduling/create-semaphore'
import { maxUploadBytes } from '../../platform/uploads/max-upload-bytes'

export type SizedImage =
  /** The key of the image in this width. */
  | { kind: 'there'; key: string }
  /** There is no such image. */
  | { kind: 'absent' }
  /** Resizing failed now or some minutes ago; the original may be sent instead. */
  | { kind: 'failed' }

export interface SizedImages {
  /** Returns the image in this width or narrower, and resizes it first if necessary. */
  find(key: string, width: number): Promise<SizedImage>
}

/** Images resized at the same time; further requests wait. */
const imageConcurrency = 3
/** No uploaded image is larger. */

export function createSizedImages({
  objects,
  imageResizing,
  logger,
  now,
}: {
  objects: ObjectStore
  imageResizing: ImageResizing
  logger: Logger
  now: () => Date
}): SizedImages {
  const takeTurn = createSemaphore(imageConcurrency)
  const failures = createFailureCache(now)
  /** Requests for an image that is being resized wait for it. */
  const beingMade = new Map<string, Promise<SizedImage>>()

  async function make(key: string, width: number, sizedKey: string): Promise<SizedImage> {
    const stored = await objects.head(key)
    if (!stored) return { kind: 'absent' }
    if (stored.sizeBytes > maxUploadBytes.image) return { kind: 'failed' }
    const image = await readObject(objects, key)
    if (!image) return { kind: 'absent' }
    const resized = await imageResizing.resize({ image, width, quality: pageImageQuality })
    if (resized.kind === 'failed') {
      logger.warn({ key, width, code: resized.code, cause: resized.cause }, resized.message)
      failures.add(sizedKey)
      return { kind: 'failed' }
    }
    await objects.put(sizedKey, resized.bytes, resized.contentType)
    return { kind: 'there', key: sizedKey }
  }

  return {
    async find(key, width) {
      const sizedKey = toResizedKey(key, width)
      if (await objects.head(sizedKey)) return { kind: 'there', key: sizedKey }
      if (failures.has(sizedKey)) return { kind: 'failed' }
      const running = beingMade.get(sizedKey)
      if (running) return running
      const making = takeTurn(() => make(key, width, sizedKey)).finally(() => beingMade.delete(sizedKey))
      beingMade.set(sizedKey, making)
      return making
    },
  }
}
