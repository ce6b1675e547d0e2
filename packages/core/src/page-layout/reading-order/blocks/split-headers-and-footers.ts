import { median } from '../../../arrays/median'
import { ALIGNED } from '../columns/follow-corridor'
import { type Fragment, middle, overlapAlong, textOf } from '../fragments/fragment'

/** A header or footer is further from the text than this many line spacings. */
const CLEAR_SPACINGS = 1.2
/** A number or a valid roman numeral, alone or between dashes. */
const PAGE_NUMBER =
  /^(?:[-–—·|] ?)*(?:\p{Nd}+|(?=[mdclxvi])m*(?:cm|cd|d?c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3}))(?: ?[-–—·|])*$/iu

/**
 * Splits the running header and footer from the text of a page, so that they are read before and after it, whichever column
 * they are over. They are the first or last row if it holds a page number, continues no column, and is further from the rest
 * than lines are from each other.
 */
export function splitHeadersAndFooters(
  fragments: readonly Fragment[],
  usualHeight: number,
): { head: Fragment[]; text: Fragment[]; foot: Fragment[] } {
  const sorted = fragments.toSorted((a, b) => middle(a) - middle(b) || a.from - b.from)
  const head = findRow(sorted, usualHeight)
  const rest = sorted.filter((fragment) => !head.includes(fragment))
  const foot = findRow(rest.toReversed(), usualHeight)
  const text = rest.filter((fragment) => !foot.includes(fragment))
  return text.length === 0 ? { head: [], text: sorted, foot: [] } : { head, text, foot }
}

/** @param fragments from the edge of the page inwards */
function findRow(fragments: readonly Fragment[], usualHeight: number): Fragment[] {
  const [edge] = fragments
  if (edge === undefined) return []
  const row = fragments.filter((fragment) => middle(fragment) > edge.top && middle(fragment) < edge.bottom)
  const rest = fragments.filter((fragment) => !row.includes(fragment))
  const spacing = median(
    rest.map((line) => distanceToNext(line, rest)),
    0,
  )
  const isClear = rest.every((line) => Math.abs(middle(line) - middle(edge)) > CLEAR_SPACINGS * spacing)
  const continuesColumn = row.some((part) => {
    const line = rest.find(({ from }) => Math.abs(from - part.from) <= ALIGNED * usualHeight)
    return line !== undefined && Math.abs(middle(line) - middle(part)) <= CLEAR_SPACINGS * distanceToNext(line, rest)
  })
  const hasPageNumber = row.some((part) => PAGE_NUMBER.test(textOf(part)))
  return isClear && !continuesColumn && hasPageNumber ? row.toSorted((a, b) => a.from - b.from) : []
}

/** Returns the distance from a line to the next one in its column; 0 if there is none. */
function distanceToNext(line: Fragment, lines: readonly Fragment[]): number {
  const next = lines.slice(lines.indexOf(line) + 1).find((other) => overlapAlong(other, line) > 0)
  return next === undefined ? 0 : Math.abs(middle(next) - middle(line))
}
