import sharp, { type Sharp } from 'sharp'
import type { GreyImage } from '../page-analysis/find-ink'

export interface ImageSize {
  width: number
  height: number
}

/** Images by sharp, limited to the kinds that books are made of. */
export interface ImageReader {
  /** A pipeline on one image, or on one page (0-based) of it. Its output rejects for what is damaged. */
  open(image: Uint8Array | string, page?: number): Sharp
  /** A pipeline on raw pixels, four bytes each: red, green, blue, alpha. */
  openPixels(pixels: Uint8Array, size: ImageSize): Sharp
  /** A pipeline on raw brightness, one byte a pixel. */
  openGrey(image: GreyImage): Sharp
  measure(image: Uint8Array): Promise<ImageSize>
  /** What the file's header says, without decoding. */
  inspect(path: string, page?: number): Promise<ImageSize & { pages: number; format: string }>
}

/** Pixels of one image at most: what a 300 dpi double page has, twice over. */
export const LARGEST_IMAGE_PIXELS = 40_000_000

/** Loaders of everything but JPEG, PNG, WebP and TIFF are blocked for the whole process: SVG and the like never run. */
export function createImageReader(): ImageReader {
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadTiff'],
  })
  sharp.cache(false)
  sharp.concurrency(1)
  return {
    open: (image, page) =>
      sharp(image, {
        limitInputPixels: LARGEST_IMAGE_PIXELS,
        failOn: 'error',
        ...(page === undefined ? {} : { page, pages: 1 }),
      }),
    openPixels: (pixels, { width, height }) => sharp(pixels, { raw: { width, height, channels: 4 } }),
    openGrey: ({ pixels, width, height }) => sharp(pixels, { raw: { width, height, channels: 1 } }),
    async measure(image) {
      const { width, height } = await sharp(image, { limitInputPixels: LARGEST_IMAGE_PIXELS }).metadata()
      return { width, height }
    },
    async inspect(path, page = 0) {
      // No limit here: a header is small whatever it says of the image.
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
