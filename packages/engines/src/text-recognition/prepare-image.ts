import type { ImageReader } from '../images/create-image-reader'

export interface PreparedImage {
  png: Buffer
  /** Pixels of the image as it was given. */
  width: number
  height: number
  /** How many times larger `png` is. */
  scale: number
}

// Below this the letters of a page are too few pixels high to be told apart.
const SMALL_PAGE_PIXELS = 1200
const SMALL_PAGE_SCALE = 2
const LARGEST_PREPARED_PIXELS = 3600

function chooseScale(width: number, height: number): number {
  const longest = Math.max(width, height)
  if (longest < SMALL_PAGE_PIXELS) return SMALL_PAGE_SCALE
  return Math.min(1, LARGEST_PREPARED_PIXELS / longest)
}

/** A page image as the recogniser reads it best: grey on white, letters of a readable size. */
export async function prepareImage(images: ImageReader, image: Uint8Array): Promise<PreparedImage> {
  const { width, height } = await images.measure(image)
  const scale = chooseScale(width, height)
  const pipeline = images.open(image).flatten({ background: '#ffffff' }).greyscale()
  if (scale !== 1) pipeline.resize(Math.round(width * scale), Math.round(height * scale), { kernel: 'lanczos3' })
  const png = await pipeline.png({ compressionLevel: 1 }).toBuffer()
  return { png, width, height, scale }
}
