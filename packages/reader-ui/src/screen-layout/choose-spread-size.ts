import type { SpreadSize } from '../store/find-spread'
import type { Preferences } from '../store/preferences'

/** From this window width on, in pixels, two pages may be shown. In a narrower one they would be as small as on a phone. */
const MIN_SPREAD_WIDTH = 1344
/** Pixels taken by bars and margins around the page. */
const SURROUNDINGS = { width: 48, height: 190 }
/** In pixels. A page of this width is readable, though it would be larger alone. */
const READABLE_PAGE_WIDTH = 800
/** Pages that shrink by no more than this factor look as large as before. */
const UNNOTICED_SHRINKING = 0.98
/** A page with a larger ratio of width to height is the scan of two pages. */
const DOUBLE_PAGE_RATIO = 1.6

/**
 * Chooses one page, or two beside each other. The reader's choice comes first. Otherwise a wide window shows two if they are
 * about as large as one alone, or large enough to read.
 *
 * @param o.pageRatio width of a page divided by its height
 */
export function chooseSpreadSize(
  layout: Preferences['pageLayout'],
  o: { readonly width: number; readonly height: number; readonly pageRatio: number },
): SpreadSize {
  if (layout !== 'auto') return layout === 'two' ? 2 : 1
  const widthAtFullHeight = (o.height - SURROUNDINGS.height) * o.pageRatio
  const fullWidth = o.width - SURROUNDINGS.width
  const widthBesideAnother = Math.min(fullWidth / 2, widthAtFullHeight)
  const isDouble = o.pageRatio > DOUBLE_PAGE_RATIO
  const widthAlone = Math.min(fullWidth, widthAtFullHeight)
  const minPageWidth = Math.min(READABLE_PAGE_WIDTH, widthAlone * UNNOTICED_SHRINKING)
  return o.width >= MIN_SPREAD_WIDTH && !isDouble && widthBesideAnother >= minPageWidth ? 2 : 1
}
