import { dropPageNumber, groupLines } from '@lectern/core/page-layout'
import { isRightToLeft } from '@lectern/core/book'
import type { Language, Rect } from '@lectern/core/text'
import { listSpacesAfter } from './list-spaces-after'
import type { ReaderWord, RectData } from './reader-book'

/**
 * Returns the words of a page in its stored order, which is the reading order. On a page with sentence rects only, each of
 * them counts as one word. A page number is dropped unless it is narrated.
 */
export function readPageWords(
  rectData: RectData | undefined,
  o: { readonly pageId: number; readonly language: Language },
): ReaderWord[] {
  if (rectData === undefined) return []
  const stored = rectData.rectsByWords.length > 0 ? rectData.rectsByWords : rectData.rects
  const written = stored.flatMap((rect) => {
    const word = rect.word?.trim()
    return word && rect.width > 0 && rect.height > 0 ? [{ ...rect, word }] : []
  })
  const middle = written.toSorted((a, b) => a.height - b.height)[written.length >> 1]
  // Half the height of the letters, whatever the scale of the scan.
  const tolerance = middle ? middle.height / 2 : 0
  const lines = groupLines(written, { tolerance, direction: isRightToLeft(o.language) ? 'rtl' : 'ltr' })
  const { pageNumber } = dropPageNumber(lines)
  const silentNumber = pageNumber !== null && readSpan(pageNumber) === null ? pageNumber : null
  const rects = written.filter((rect) => rect !== silentNumber)
  const spaces = listSpacesAfter(rects, o.language)
  return rects.map((rect, index) => ({
    key: `${o.pageId}/${rect.id}`,
    text: rect.word,
    x: rect.x,
    y: rect.y,
    width: rect.width,
    height: rect.height,
    span: readSpan(rect),
    spaceAfter: spaces[index] ?? false,
  }))
}

function readSpan(rect: Rect): ReaderWord['span'] {
  const { startTime: start, endTime: end, pauseAfter } = rect
  if (start === undefined || end === undefined || !(start < end)) return null
  return pauseAfter === undefined ? { start, end } : { start, end, pauseAfter }
}
