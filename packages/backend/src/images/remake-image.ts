import { pageImageWidths } from '@lectern/core/book'
import { ApiFailure } from '../http/api-failure'
import { recogniseImage } from '../objects/recognise-image'
import type { ImageResizing } from '../ports/index'

export interface RemadeImage {
  bytes: Uint8Array
  contentType: 'image/webp'
  extension: 'webp'
}

/** No image is shown larger. */
const mostWidth = Math.max(...pageImageWidths)
/** It may be made smaller once more. */
const quality = 90

/**
 * Makes an image that somebody has sent anew from its pixels: what a camera has written into it, such as where it was, and
 * what hangs on its end do not stay. Null when it is no PNG, JPEG or WebP of at most 40 megapixels that can be read.
 */
export async function remakeImage(imageResizing: ImageResizing, image: Uint8Array): Promise<RemadeImage | null> {
  // By the header, before anything is decoded.
  if (!recogniseImage(image)) return null
  const made = await imageResizing.resize({ image, width: mostWidth, quality })
  if (made.kind === 'resized') return { bytes: made.bytes, contentType: made.contentType, extension: 'webp' }
  if (made.code === 'not-an-image' || made.code === 'too-large') return null
  throw new ApiFailure('engine-failed', 'The image could not be made ready to be kept. Send it again.', {
    cause: made.message,
  })
}
