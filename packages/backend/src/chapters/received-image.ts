import { readFile } from 'node:fs/promises'
import { ApiFailure } from '../http/api-failure'
import type { ReceivedFile } from '../http/receive-form'
import { type RemadeImage, remakeImage } from '../images/remake-image'
import { hashContent } from '../objects/hash-content'
import { thumbnailKey } from '../objects/object-keys'
import type { ObjectsOfRows } from '../objects/put-for-rows'
import type { ImageResizing, ObjectStore } from '../ports/index'

/** The one image of a form, made anew; refuses none, several, and what is no image. How large it may be the form says. */
export async function readThumbnail(
  imageResizing: ImageResizing,
  files: readonly ReceivedFile[],
): Promise<RemadeImage> {
  const [file, second] = files
  const refuse = (message: string) => new ApiFailure('invalid-field', message, { field: 'thumbnail' })
  if (!file || second) throw refuse('Send one image as "thumbnail".')
  const image = await remakeImage(imageResizing, await readFile(file.path))
  if (!image) throw refuse('The thumbnail is no PNG, JPEG or WebP image of at most 40 megapixels.')
  return image
}

/** Where the image lies in the book's store. */
export function thumbnailKeyOf(bookId: number, image: RemadeImage): string {
  return thumbnailKey(bookId, hashContent(image.bytes))
}

/** The image as `putForRows` puts it into the book's store. */
export function thumbnailToPut(objects: ObjectStore, bookId: number, image: RemadeImage): ObjectsOfRows {
  const key = thumbnailKeyOf(bookId, image)
  return { bookId, keys: [key], put: () => objects.put(key, image.bytes, image.contentType) }
}
