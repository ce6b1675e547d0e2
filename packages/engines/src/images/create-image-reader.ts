import sharp, { type Sharp } from 'sharp'
import type { GreyImage } from '../page-analysis/grey-image'

export interface ImageSize {
  width: number
  height: number
}

/** Reads images with sharp, limited to the formats of book pages. */
export interface ImageReader {
  /** Opens a pipeline on an image, or on one page (0-based) of it. Its output rejects for a damaged image. */
  open(image: Uint8Array | string, page?: number): Sharp
  /** Opens a pipeline on raw pixels of four bytes: red, green, blue, alpha. */
  openPixels(pixels: Uint8Array, size: ImageSize): Sharp
  /** Opens a pipeline on raw brightness, one byte a pixel. */
  openGrey(image: GreyImage): Sharp
  measure(image: Uint8Array): Promise<ImageSize>
  /** Reads the header of a file without decoding it. */
  inspect(path: string, page?: number): Promise<ImageSize & { pages: number; format: string }>
}

/** Largest number of pixels of an image: twice that of a double page at 300 dpi. */
export const MAX_IMAGE_PIXELS = 40_000_000

/** Creates an image reader. The process reads the formats that `blockImageLoaders` has left. */
export function createImageReader(): ImageReader {
  sharp.cache(false)
  sharp.concurrency(1)
  return {
    open: (image, page) =>
      sharp(image, {
        limitInputPixels: MAX_IMAGE_PIXELS,
        failOn: 'error',
        ...(page === undefined ? {} : { page, pages: 1 }),
      }),
    openPixels: (pixels, { width, height }) => sharp(pixels, { raw: { width, height, channels: 4 } }),
    openGrey: ({ pixels, width, height }) => sharp(pixels, { raw: { width, height, channels: 1 } }),
    async measure(image) {
      const { width, height } = await sharp(image, { limitInputPixels: MAX_IMAGE_PIXELS }).metadata()
      return { width, height }
    },
    async inspect(path, page = 0) {
      // Reading a header needs no limit: it is small for every image.
      const {
        width,
        height,
        pages = 1,
        format,
      } = await sharp(path, { limitInputPixels: false, page, pages: 1 }).metadata()
      return { width, height, pages, format }
    },
  }
}
