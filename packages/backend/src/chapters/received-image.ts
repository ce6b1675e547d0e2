import { readFile } from 'node:fs/promises'
import { ApiFailure } from '../http/api-failure'
import type { ReceivedFile } from '../http/receive-form'
import { hashContent } from '../objects/hash-content'
import { ownThumbnailKey } from '../objects/object-keys'
import type { ObjectsOfRows } from '../objects/put-for-rows'
import { recogniseImage, type RecognisedImage } from '../objects/recognise-image'
import type { ObjectStore } from '../ports/index'

const mostBytes = 10_000_000

export interface ReceivedImage extends RecognisedImage {
  bytes: Uint8Array
}

/** The one image of a form; refuses none, several, one that is too large, and what is no image. */
export async function readThumbnail(files: readonly ReceivedFile[]): Promise<ReceivedImage> {
  const [file, second] = files
  const refuse = (message: string) => new ApiFailure('invalid-field', message, { field: 'thumbnail' })
  if (!file || second) throw refuse('Send one image as "thumbnail".')
  if (file.sizeBytes > mostBytes) throw new ApiFailure('too-large', 'A thumbnail has at most 10 MB.')
  const bytes = await readFile(file.path)
  const image = recogniseImage(bytes)
  if (!image) throw refuse('The thumbnail is no PNG, JPEG or WebP image of at most 40 megapixels.')
  return { ...image, bytes }
}

/** Where the image lies in the book's store. */
export function thumbnailKeyOf(bookId: number, image: ReceivedImage): string {
  return ownThumbnailKey(bookId, hashContent(image.bytes), image.extension)
}

/** The image as `putForRows` puts it into the book's store. */
export function thumbnailToPut(objects: ObjectStore, bookId: number, image: ReceivedImage): ObjectsOfRows {
  const key = thumbnailKeyOf(bookId, image)
  return { bookId, keys: [key], put: () => objects.put(key, image.bytes, image.contentType) }
}
