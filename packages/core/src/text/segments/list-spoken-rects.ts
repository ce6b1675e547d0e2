import { findPageNumberRects } from '../../text-lines/page-numbers/find-page-number'
import { wordOf } from '../../text-lines/word-of'
import type { Rect } from '../../types'

/** Returns the rects of a page that are spoken, in order: those with text, without the page number. */
export function listSpokenRects(rects: Rect[]): Rect[] {
  const pageNumbers = findPageNumberRects(rects)
  return rects.filter((rect) => wordOf(rect) !== '' && !pageNumbers.includes(rect))
}
