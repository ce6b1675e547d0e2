import { readImageSize } from './read-image-size'

export interface RecognisedImage {
  extension: 'png' | 'jpg' | 'webp'
  contentType: 'image/png' | 'image/jpeg' | 'image/webp'
}

/** Twice the pixels of a double page at 300 dpi; browsers need gigabytes to show larger images. */
const maxPixels = 40_000_000

/**
 * Detects the image type by content. Returns null for types that not every browser shows, for SVG and other types that
 * can run code, and for too many pixels.
 */
export function recogniseImage(bytes: Uint8Array): RecognisedImage | null {
  const type = findType(bytes)
  const size = type && readImageSize(bytes, type.extension)
  return size && size.width * size.height <= maxPixels ? type : null
}

function findType(bytes: Uint8Array): RecognisedImage | null {
  if (startsWith(bytes, '\u{89}PNG\r\n\u{1a}\n')) return { extension: 'png', contentType: 'image/png' }
  if (startsWith(bytes, '\u{ff}\u{d8}\u{ff}')) return { extension: 'jpg', contentType: 'image/jpeg' }
  if (startsWith(bytes, 'RIFF') && startsWith(bytes.subarray(8), 'WEBP')) {
    return { extension: 'webp', contentType: 'image/webp' }
  }
  return null
}

/**
 * @param signature one character per byte
 */
function startsWith(bytes: Uint8Array, signature: string): boolean {
  return Buffer.from(bytes.subarray(0, signature.length)).equals(Buffer.from(signature, 'latin1'))
}
