import type { ImageReader } from '../../images/create-image-reader'
import type { SentImage } from '../calls/recognition-calls'
import { chooseLanguageHints } from './vision-languages'

export interface VisionRequest {
  /** JSON, UTF-8. */
  body: Uint8Array<ArrayBuffer>
  sent: SentImage
}

/** Google takes 20 MB an image and 10 MB of JSON, in which three bytes become four characters. */
const MAX_IMAGE_BYTES = 7_000_000
const SMALLER = 0.75
const MIN_PIXELS = 1000
const JPEG_QUALITY = 90

/** Returns the image as it is, or as a JPEG that is reduced until it fits. */
async function fit(
  images: ImageReader,
  image: Uint8Array,
  maxBytes: number,
): Promise<{ bytes: Uint8Array; sent: SentImage }> {
  const { width, height } = await images.measure(image)
  if (image.byteLength <= maxBytes) return { bytes: image, sent: { width, height, scale: 1 } }
  for (let scale = 1; ; scale *= SMALLER) {
    const size = { width: Math.round(width * scale), height: Math.round(height * scale) }
    const bytes = await images
      .open(image)
      .flatten({ background: '#ffffff' })
      .resize({ ...size, fit: 'fill' })
      .jpeg({ quality: JPEG_QUALITY })
      .toBuffer()
    if (bytes.byteLength <= maxBytes || Math.max(size.width, size.height) < MIN_PIXELS) {
      return { bytes, sent: { width, height, scale } }
    }
  }
}

/** Writes the body of an `images:annotate` call for one page image. Rejects for a file that is not an image. */
export async function writeVisionRequest(
  images: ImageReader,
  image: Uint8Array,
  language: string,
  maxBytes = MAX_IMAGE_BYTES,
): Promise<VisionRequest> {
  const { bytes, sent } = await fit(images, image, maxBytes)
  const languageHints = chooseLanguageHints(language)
  const request = {
    image: { content: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64') },
    features: [{ type: 'DOCUMENT_TEXT_DETECTION' }],
    // An empty context is refused.
    ...(languageHints.length > 0 ? { imageContext: { languageHints } } : {}),
  }
  return { body: new TextEncoder().encode(JSON.stringify({ requests: [request] })), sent }
}
