import { pageImageWidths } from '@lectern/core/book'
import { ApiFailure } from '../../entities/failures/api-failure'
import { recogniseImage } from './recognise-image'
import type { ImageResizing } from '../../ports/index'

export interface ReencodedImage {
  bytes: Uint8Array
  contentType: 'image/webp'
  extension: 'webp'
}

/** No image is shown wider. */
const maxWidth = Math.max(...pageImageWidths)
/** High, because the image may be resized again. */
const quality = 90

/**
 * Re-encodes an uploaded image from its pixels, which drops metadata such as the location where it was taken and any
 * trailing data. Returns null unless it is a readable PNG, JPEG or WebP of at most 40 megapixels.
 */
export async function reencodeImage(imageResizing: ImageResizing, image: Uint8Array): Promise<ReencodedImage | null> {
  // Checks the header before anything is decoded.
  if (!recogniseImage(image)) return null
  const resized = await imageResizing.resize({ image, width: maxWidth, quality })
  if (resized.kind === 'resized') return { bytes: resized.bytes, contentType: resized.contentType, extension: 'webp' }
  if (resized.code === 'not-an-image' || resized.code === 'too-large') return null
  throw new ApiFailure('engine-failed', 'The image could not be processed. Send it again.', {
    cause: resized.cause ?? resized.message,
  })
}
