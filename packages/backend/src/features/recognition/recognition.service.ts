import { randomUUID } from 'node:crypto'
import type { recognisePages } from '@lectern/contracts/app'
import type { z } from 'zod'
import { notFound, requireAuthor } from '../../entities/rights/book-rights'
import type { Database } from '../../entities/schema/database-handle'
import { ApiFailure } from '../../entities/failures/api-failure'
import type { Caller } from '../../entities/rights/caller'
import type { JobQueue } from '../../platform/jobs/job-queue'
import type { JobRow } from '../../platform/jobs/jobs.repository'
import { hashContent } from '../../entities/objects/hash-content'
import {
  bookPrefix,
  isObjectKey,
  publishedPrefix,
  recognitionUploadKey,
  recognitionUploadPrefix,
} from '../../entities/objects/object-keys'
import type { ObjectStore } from '../../ports/index'
import { findAuthoredVariations, type RecognisableVariation } from './recognition.repository'
import { deleteRecognitionUploads } from './delete-recognition-uploads'
import { maxUploadBytes } from '../../platform/uploads/max-upload-bytes'
import type { RecognisePayload } from './recognise-in-order'

type Request = z.output<(typeof recognisePages)['body']['schema']>

/** Queues the recognition of the existing images; a missing image becomes a problem of the response. */
export async function queueRecognition(
  { database, objects, queue }: { database: Database; objects: ObjectStore; queue: JobQueue },
  caller: Caller,
  request: Request,
): Promise<JobRow> {
  const ids = request.images.map((image) => image.pageVariationId)
  const variations = await findAuthoredVariations(database, caller, ids)
  const payload: z.input<typeof RecognisePayload> = { images: [], problems: [] }
  const images: SentImage[] = []
  let bookId: number | null = null
  for (const [index, { pageId, pageVariationId, image }] of request.images.entries()) {
    const variation = variations.get(pageVariationId)
    if (!variation) {
      await requireAuthor(database, caller, { kind: 'page variation', id: pageVariationId })
      throw notFound({ kind: 'page variation', id: pageVariationId })
    }
    if (variation.pageId !== pageId) {
      throw new ApiFailure('invalid-field', `Page variation ${pageVariationId} belongs to page ${variation.pageId}.`, {
        field: `images.${index}.pageId`,
      })
    }
    bookId = variation.bookId
    const { pageNumber } = variation
    const source = image === undefined ? variation.imageKey : readSource(variation, image, index)
    if (source === null) {
      const message = 'The page has no image in this language. Add one, then recognise it.'
      payload.problems.push({ file: `Page ${pageNumber}`, page: pageNumber, code: 'no-image', message })
    } else {
      const language = request.language ?? variation.variation
      const imageKey = typeof source === 'string' ? source : source.key
      if (typeof source !== 'string') images.push(source)
      payload.images.push({ pageId, pageVariationId, pageNumber, imageKey, language })
    }
  }
  if (payload.images.length === 0) {
    throw new ApiFailure('no-image', 'No pages with images found for the selected variation.')
  }
  // The same images sent twice are the same work, under any keys.
  const hashes = images.map(({ bytes }) => hashContent(bytes))
  const asked = { ...payload, images: payload.images.map((image) => ({ ...image, imageKey: nameOf(image.imageKey) })) }
  const key = hashContent(JSON.stringify([asked, hashes]), String(caller.userId))
  const job = { kind: 'recognise', key, userId: caller.userId, bookId, payload } as const
  return enqueueWithImages({ objects, queue }, job, images)
}

const nameOf = (imageKey: string) => (imageKey.startsWith(recognitionUploadPrefix) ? 'sent along' : imageKey)

interface SentImage {
  key: string
  bytes: Buffer
}

/** Stores the images for the job; not needed if the same job is queued already. */
async function enqueueWithImages(
  { objects, queue }: { objects: ObjectStore; queue: JobQueue },
  job: Parameters<JobQueue['enqueue']>[0],
  images: readonly SentImage[],
): Promise<JobRow> {
  const keys = images.map(({ key }) => key)
  try {
    for (const { key, bytes } of images) await objects.put(key, bytes, 'application/octet-stream')
    const row = await queue.enqueue(job)
    const [firstKey] = keys
    const isOurs = firstKey === undefined || JSON.stringify(row.payload).includes(firstKey)
    if (!isOurs) await deleteRecognitionUploads(objects, keys)
    return row
  } catch (error) {
    await deleteRecognitionUploads(objects, keys)
    throw error
  }
}

/** Returns the image: base64 data, or a link to an object of the page's own book. Nothing is fetched from elsewhere. */
function readSource({ bookId }: RecognisableVariation, image: string, index: number): string | SentImage {
  const field = `images.${index}.image`
  const linked = /^(?:https?:\/\/[^/]+)?\/objects\/([^?#]+)/.exec(image)?.[1]
  if (linked !== undefined) {
    const isOwn = [bookPrefix(bookId), publishedPrefix(bookId)].some((prefix) => linked.startsWith(prefix))
    if (!isOwn || !isObjectKey(linked)) {
      throw new ApiFailure('invalid-field', 'The link leads to no image of this book.', { field })
    }
    return linked
  }
  const base64 = image.replace(/^data:image\/[\w.+-]+;base64,/, '')
  if (!/^[A-Za-z0-9+/]{16,}={0,2}$/.test(base64)) {
    throw new ApiFailure('invalid-field', 'The image is neither a link of our own store nor base64.', { field })
  }
  if (base64.length > maxUploadBytes.image * (4 / 3))
    throw new ApiFailure('too-large', 'An image has at most 25 MB.', { field })
  return { key: recognitionUploadKey(randomUUID()), bytes: Buffer.from(base64, 'base64') }
}
