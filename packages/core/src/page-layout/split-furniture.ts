import { type Fragment, middle, overlapAlong } from './fragment'

/** Share of the usual height that must be empty between a running head or foot and the text. */
const CLEAR_SPACE = 0.5
const PAGE_NUMBER = /^[\s\-–—·.|]*(?:\p{Nd}+|[ivxlcdm]+)[\s\-–—·.|]*$/iu

/**
 * Parts a page's running head and foot from its text, so that they are read before and after it, whatever column they stand
 * over: a first or last row, with clear space to the rest, that holds a page number or stands between the columns.
 */
export function splitFurniture(
  fragments: readonly Fragment[],
  usualHeight: number,
): { head: Fragment[]; text: Fragment[]; foot: Fragment[] } {
  const sorted = fragments.toSorted((a, b) => middle(a) - middle(b) || a.from - b.from)
  const head = findRow(sorted, sorted[0], usualHeight)
  const rest = sorted.filter((fragment) => !head.includes(fragment))
  const foot = findRow(rest, rest.at(-1), usualHeight)
  const text = rest.filter((fragment) => !foot.includes(fragment))
  return text.length === 0 ? { head: [], text: sorted, foot: [] } : { head, text, foot }
}

function findRow(fragments: readonly Fragment[], edge: Fragment | undefined, usualHeight: number): Fragment[] {
  if (edge === undefined) return []
  const row = fragments.filter((fragment) => middle(fragment) > edge.top && middle(fragment) < edge.bottom)
  const rest = fragments.filter((fragment) => !row.includes(fragment))
  const top = Math.min(...row.map((fragment) => fragment.top))
  const bottom = Math.max(...row.map((fragment) => fragment.bottom))
  const isClear = rest.every(
    (fragment) => Math.max(fragment.top - bottom, top - fragment.bottom) >= CLEAR_SPACE * usualHeight,
  )
  const isFurniture = row.some(
    (fragment) =>
      PAGE_NUMBER.test(fragment.spans.map((span) => span.word).join(' ')) ||
      rest.every((other) => overlapAlong(fragment, other) <= 0),
  )
  return isClear && isFurniture ? row.toSorted((a, b) => a.from - b.from) : []
}
