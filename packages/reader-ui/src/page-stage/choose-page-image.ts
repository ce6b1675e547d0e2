import { pageImageQuality, pageImageWidths } from '@lectern/core/book'

/** Size and quality of a requested page image. */
export interface PageImageRequest {
  widthPixels: number
  /** 1 to 100. */
  quality: number
}

/**
 * Returns the size in which to request a page image: the smallest of the widths 640 to 3840 that fills its container, or the
 * largest; quality 75. A container of unknown size counts as the smallest.
 * @param cssPixels width of the container
 * @param o.pixelRatio device pixels per CSS pixel; 1 by default and for anything but a number above 0
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
