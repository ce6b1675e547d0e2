export interface RecognisedImage {
  extension: 'png' | 'jpg' | 'webp'
  contentType: 'image/png' | 'image/jpeg' | 'image/webp'
}

/** Null when the bytes are no image that every browser shows; pictures that can run code are none. */
export function recogniseImage(bytes: Uint8Array): RecognisedImage | null {
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
