import { pageImageQuality, pageImageWidths } from './constant-table'

/** Width of a page in a low window: on a phone that is held sideways it is as wide as upright. */
export const lowWindowPageWidth = '28rem'

/** Widths of a page in windows, as `sizes` of its image: the browser requests it before the page is laid out. */
export const pageImageSizes = `(height < 480px) ${lowWindowPageWidth}, (width < 768px) 100vw, calc((100vh - 11rem) * 0.8)`

/** Id of the element with a page image that the server puts into the reader's page, and the reader removes when it shows the page itself. */
export const firstPictureId = 'first-picture'

/** Kinds of images of which the server makes smaller ones. */
const RESIZABLE = /\.(?:webp|png|jpe?g)(?:\?|$)/

/**
 * Returns the widths in which the server has a page image, as a `srcset`; undefined for an image in one width. The largest
 * step beyond the image has the image's own width: the server enlarges nothing.
 *
 * @example
 * listImageSources('/objects/a.webp', 700) // => '/objects/a.webp?w=640&q=75 640w,/objects/a.webp?w=750&q=75 700w'
 */
export function listImageSources(link: string, imageWidth: number | null | undefined): string | undefined {
  if (!imageWidth || !link.includes('/objects/') || !RESIZABLE.test(link)) return undefined
  const joint = link.includes('?') ? '&' : '?'
  return pageImageWidths
    .filter((_, index) => pageImageWidths.slice(0, index).every((smaller) => smaller < imageWidth))
    .map((width) => `${link}${joint}w=${width}&q=${pageImageQuality} ${Math.min(width, imageWidth)}w`)
    .join()
}
