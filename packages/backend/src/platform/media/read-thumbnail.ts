import { readFile } from 'node:fs/promises'
import { ApiFailure } from '../../entities/failures/api-failure'
import type { ReceivedFile } from '../http/receive-form'
import { type ReencodedImage, reencodeImage } from './reencode-image'
import { hashContent } from '../../entities/objects/hash-content'
import { thumbnailKey } from '../../entities/objects/object-keys'
import type { ObjectsToStore } from '../object-deletion/store-with-rows'
import type { ImageResizing, ObjectStore } from '../../ports/index'

/** Re-encodes the one image of a form. Refuses no image, several images, and other files. The form limits the size. */
export async function readThumbnail(
  imageResizing: ImageResizing,
  files: readonly ReceivedFile[],
): Promise<ReencodedImage> {
  const [file, second] = files
  const refuse = (message: string) => new ApiFailure('invalid-field', message, { field: 'thumbnail' })
  if (!file || second) throw refuse('Send one image as "thumbnail".')
  const image = await reencodeImage(imageResizing, await readFile(file.path))
  if (!image) throw refuse('The thumbnail is not a PNG, JPEG or WebP image of at most 40 megapixels.')
  return image
}

/** Returns the image's key in the book's folder. */
export function thumbnailKeyOf(bookId: number, image: ReencodedImage): string {
  return thumbnailKey(bookId, hashContent(image.bytes))
}

/** Prepares the image for `storeWithRows`. */
export function toThumbnailObjects(objects: ObjectStore, bookId: number, image: ReencodedImage): ObjectsToStore {
  const key = thumbnailKeyOf(bookId, image)
  return { bookId, keys: [key], put: () => objects.put(key, image.bytes, image.contentType) }
}
