import { pageImageQuality } from '@lectern/core/book'
import type { Logger } from 'pino'
import { readObject } from '../objects/read-object'
import type { ImageResizing, ObjectStore } from '../ports/index'
import { createFailureMemory } from './failure-memory'
import { sizedImageKey } from './sized-image-key'
import { createTurns } from './take-turns'

export type SizedImage =
  /** Where the image lies in this width. */
  | { kind: 'there'; key: string }
  /** There is no such image. */
  | { kind: 'absent' }
  /** It could not be made smaller, now or some minutes ago; the image itself may do. */
  | { kind: 'failed' }

export interface SizedImages {
  /** Makes an image of this width, no wider than it is, unless that was done before. */
  find(key: string, width: number): Promise<SizedImage>
}

/** Images that are held in memory at the same time; more calls wait. */
const imagesAtOnce = 3
/** An uploaded image is no larger. */
const largestImageBytes = 25_000_000

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
  const takeTurn = createTurns(imagesAtOnce)
  const failures = createFailureMemory(now)
  /** Whoever asks for what is being made waits for it. */
  const beingMade = new Map<string, Promise<SizedImage>>()

  async function make(key: string, width: number, sizedKey: string): Promise<SizedImage> {
    const stored = await objects.head(key)
    if (!stored) return { kind: 'absent' }
    if (stored.sizeBytes > largestImageBytes) return { kind: 'failed' }
    const image = await readObject(objects, key)
    if (!image) return { kind: 'absent' }
    const resized = await imageResizing.resize({ image, width, quality: pageImageQuality })
    if (resized.kind === 'failed') {
      logger.warn({ key, width, code: resized.code }, resized.message)
      failures.add(sizedKey)
      return { kind: 'failed' }
    }
    await objects.put(sizedKey, resized.bytes, resized.contentType)
    return { kind: 'there', key: sizedKey }
  }

  return {
    async find(key, width) {
      const sizedKey = sizedImageKey(key, width)
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
