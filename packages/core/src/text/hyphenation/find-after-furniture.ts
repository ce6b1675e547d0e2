import { elementAt } from '../../arrays/element-at'
import { endsLine } from '../../text-lines/ends-line'
import { hasArea } from '../../text-lines/has-area'
import { wordOf } from '../../text-lines/word-of'
import type { Rect } from '../../types'

/** The most rows of page numbers and running heads between the halves of a word. */
const MAX_ROWS = 3
/** A page number or running head has few words. */
const MAX_WORDS = 12
/** Rows are set apart by this many heights of a row. */
const SET_APART = 1
const ORNAMENTS = /[\s\p{Pd}·•|]+/gu
const PAGE_NUMBER = /^(?:\p{Nd}{1,4}|[ivxlc]+)?$/iu

/**
 * Finds the first word after the page number, the running head or both that follow a word at the end of a page, so that the
 * rest of a hyphenated word is found on the next page. A head or foot is a row set apart from the text on a page that begins or
 * ends there. Returns null if none follows. Rects have text and are in reading order, of one page or several.
 */
export function findAfterFurniture(rects: readonly Rect[], index: number): number | null {
  const word = elementAt(rects, index)
  let from = index + 1
  for (let row = 0; row < MAX_ROWS; row += 1) {
    const to = findRowEnd(rects, from)
    const next = rects[to]
    if (next === undefined || !isFurniture(rects.slice(from, to), word, next)) break
    from = to
  }
  return from === index + 1 ? null : from
}

function findRowEnd(rects: readonly Rect[], from: number): number {
  let to = from + 1
  while (to < rects.length && !endsLine(elementAt(rects, to - 1), elementAt(rects, to))) to += 1
  return to
}

function isFurniture(row: readonly Rect[], word: Rect, next: Rect): boolean {
  if (row.length > MAX_WORDS) return false
  if (row.every((rect) => PAGE_NUMBER.test(wordOf(rect).replace(ORNAMENTS, '')))) return true
  const [first] = row
  if (first === undefined || !hasArea(first) || !hasArea(next)) return false
  const bottom = row.reduce((lowest, { y, height }) => Math.max(lowest, y + height), first.y)
  const isHead = first.y < word.y && next.y - bottom > SET_APART * first.height
  const isFoot = next.y < first.y && first.y - word.y - word.height > SET_APART * first.height
  return isHead || isFoot
}
