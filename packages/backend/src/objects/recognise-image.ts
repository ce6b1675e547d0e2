import { readImageSize } from './read-image-size'

export interface RecognisedImage {
  extension: 'png' | 'jpg' | 'webp'
  contentType: 'image/png' | 'image/jpeg' | 'image/webp'
}

/** What browsers take gigabytes to show although it is small: more than a double page at 300 dpi has, twice over. */
const mostPixels = 40_000_000

/** Null when the bytes are no image that every browser shows, or one of too many pixels; what can run code is none. */
export function recogniseImage(bytes: Uint8Array): RecognisedImage | null {
  const type = findType(bytes)
  const size = type && readImageSize(bytes, type.extension)
  return size && size.width * size.height <= mostPixels ? type : null
}

function findType(bytes: Uint8Array): RecognisedImage | null {
  if (startsWith(bytes, '\u{89}PNG\r\n\u{1a}\n')) return { extension: 'png', contentType: 'image/png' }
  if (startsWith(bytes, '\u{ff}\u{d8}\u{ff}')) return { extension: 'jpg', contentType: 'image/jpeg' }
  if (startsWith(bytes, 'RIFF') && startsWith(bytes.subarray(8), 'WEBP')) {
    return { extension: 'webp', contentType: 'image/webp' }
  }
  return null
}

/** @param signature one character a byte */
function startsWith(bytes: Uint8Array, signature: string): boolean {
  return Buffer.from(bytes.subarray(0, signature.length)).equals(Buffer.from(signature, 'latin1'))
}
