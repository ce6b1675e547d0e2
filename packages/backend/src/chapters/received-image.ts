import { readFile } from 'node:fs/promises'
import { ApiFailure } from '../http/api-failure'
import type { ReceivedFile } from '../http/receive-form'
import { type RemadeImage, remakeImage } from '../images/remake-image'
import { hashContent } from '../objects/hash-content'
import { thumbnailKey } from '../objects/object-keys'
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

/** Puts the image into the book's store and answers its key; to be called by `putForRows`. */
export async function putThumbnail(objects: ObjectStore, bookId: number, image: RemadeImage): Promise<string> {
  const key = thumbnailKeyOf(bookId, image)
  await objects.put(key, image.bytes, image.contentType)
  return key
}
