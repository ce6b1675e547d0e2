import { pageImageQuality, pageImageWidths } from '@lectern/core/book'

/** In which size a page image is asked for. */
export interface PageImageRequest {
  widthPixels: number
  /** 1 to 100. */
  quality: number
}

/**
 * The size to ask a page image in: the smallest of the offered device widths, 640 to 3840, that fills the place, else the
 * largest; quality 75. A place whose size is not known counts as the smallest.
 * @param cssPixels width of the place on the screen
 * @param o.pixelRatio device pixels per CSS pixel; 1 unless given and for what is no number above 0
 *
 * @example
 * choosePageImage(700) // => { widthPixels: 750, quality: 75 }
 * choosePageImage(700, { pixelRatio: 2 }) // => { widthPixels: 1920, quality: 75 }
 */
export function choosePageImage(cssPixels: number, o: { pixelRatio?: number } = {}): PageImageRequest {
  const { pixelRatio = 1 } = o
  const wanted = cssPixels * (pixelRatio > 0 ? pixelRatio : 1)
  const [smallest = 0] = pageImageWidths
  const widthPixels = Number.isNaN(wanted)
    ? smallest
    : (pageImageWidths.find((width) => width >= wanted) ?? pageImageWidths.at(-1) ?? smallest)
  return { widthPixels, quality: pageImageQuality }
}
