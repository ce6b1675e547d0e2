import { ALIGNED } from './follow-corridor'
import { type Fragment, middle, overlapAlong, textOf } from './fragment'

/** A running head or foot stands off by more than so many times the distance between two lines. */
const CLEAR_PITCH = 1.2
/** A number, or a roman one that is well-formed, alone or between dashes. */
const PAGE_NUMBER =
  /^(?:[-–—·|] ?)*(?:\p{Nd}+|(?=[mdclxvi])m*(?:cm|cd|d?c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3}))(?: ?[-–—·|])*$/iu

/**
 * Parts a page's running head and foot from its text, so that they are read before and after it, whatever column they stand
 * over: a first or last row that holds a page number, goes on with no column, and is further from the rest than lines are
 * from one another.
 */
export function splitFurniture(
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

/** @param fragments from the edge of the page on */
function findRow(fragments: readonly Fragment[], usualHeight: number): Fragment[] {
  const [edge] = fragments
  if (edge === undefined) return []
  const row = fragments.filter((fragment) => middle(fragment) > edge.top && middle(fragment) < edge.bottom)
  const rest = fragments.filter((fragment) => !row.includes(fragment))
  const distances = rest.map((line) => distanceToNext(line, rest)).toSorted((a, b) => a - b)
  const pitch = distances[distances.length >> 1] ?? 0
  const isClear = rest.every((line) => Math.abs(middle(line) - middle(edge)) > CLEAR_PITCH * pitch)
  const goesOn = row.some((part) => {
    const line = rest.find(({ from }) => Math.abs(from - part.from) <= ALIGNED * usualHeight)
    return line !== undefined && Math.abs(middle(line) - middle(part)) <= CLEAR_PITCH * distanceToNext(line, rest)
  })
  const isFurniture = row.some((part) => PAGE_NUMBER.test(textOf(part)))
  return isClear && !goesOn && isFurniture ? row.toSorted((a, b) => a.from - b.from) : []
}

/** How far the line is from the one that follows it in its column; 0 where none does. */
function distanceToNext(line: Fragment, lines: readonly Fragment[]): number {
  const next = lines.slice(lines.indexOf(line) + 1).find((other) => overlapAlong(other, line) > 0)
  return next === undefined ? 0 : Math.abs(middle(next) - middle(line))
}
