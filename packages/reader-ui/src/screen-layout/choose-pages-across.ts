import type { PagesAcross } from '../store/find-spread'
import type { Preferences } from '../store/preferences'

/** Narrower windows show one page, in pixels: a page beside it would be as small as on a phone. */
const WIDE = 1344
/** Bars and margins around the page. */
const AROUND = { width: 48, height: 190 }
/** A page of this width is readable, though it would be larger alone. */
const READABLE = 800
const SAME = 0.98
/** A page of this shape is the scan of two. */
const DOUBLE_PAGE = 1.6

/**
 * Chooses one page or two beside each other: by the reader's choice, else two in a wide window in which they are about as large
 * as one alone, or readable.
 *
 * @param o.pageRatio width of a page divided by its height
 */
export function choosePagesAcross(
  layout: Preferences['pageLayout'],
  o: { readonly width: number; readonly height: number; readonly pageRatio: number },
): PagesAcross {
  if (layout !== 'auto') return layout === 'two' ? 2 : 1
  const fullHeight = (o.height - AROUND.height) * o.pageRatio
  const room = o.width - AROUND.width
  const besides = Math.min(room / 2, fullHeight)
  const isDouble = o.pageRatio > DOUBLE_PAGE
  return o.width >= WIDE && !isDouble && besides >= Math.min(READABLE, Math.min(room, fullHeight) * SAME) ? 2 : 1
}
