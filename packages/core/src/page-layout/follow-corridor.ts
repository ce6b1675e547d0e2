import { type Fragment, middle } from './fragment'

/** An empty stretch within a row of the page, along the lines. */
export interface Gap {
  readonly from: number
  readonly to: number
  /** The middle of its row across the lines. */
  readonly across: number
}

/** Usual heights above and below within which rows tell what a gap is. */
const REACH = 12
/** Usual heights by which the middles of one row's words may differ. */
const SAME_ROW = 0.5
/** Usual heights that a corridor between columns is wide at least. */
const NARROWEST_CORRIDOR = 0.6
/** Usual heights behind the corridor within which a row begins anew. */
const BEHIND = 1.5
/** Usual heights by which lines of a column begin apart. */
export const ALIGNED = 0.6

/** What the rows above and below tell of a gap. */
export interface Corridor {
  /** How many rows, this one among them, begin anew behind the corridor, and how many of those at one place. */
  readonly rows: number
  readonly aligned: number
  /** Whether words close the corridor above as well as below, or on the one side where there are rows at all. */
  readonly isClosed: boolean
}

/**
 * Follows a gap up and down the page for as long as words leave a corridor.
 *
 * @param sorted all fragments by their middles
 */
export function followCorridor(gap: Gap, sorted: readonly Fragment[], usualHeight: number): Corridor {
  const above = followRows(gap, sorted, -1, usualHeight)
  const below = followRows(gap, sorted, 1, usualHeight)
  const starts = [gap.to, ...above.starts, ...below.starts]
  return {
    rows: starts.length,
    aligned: largestCluster(starts, ALIGNED * usualHeight),
    isClosed: above.end !== 'open' && below.end !== 'open' && (above.end === 'closed' || below.end === 'closed'),
  }
}

/** Where the rows begin behind the corridor, row by row until one of them closes it; `empty` where there are no rows. */
function followRows(
  gap: Gap,
  sorted: readonly Fragment[],
  step: 1 | -1,
  usualHeight: number,
): { starts: number[]; end: 'closed' | 'open' | 'empty' } {
  const starts: number[] = []
  let corridor: { from: number; to: number } = gap
  const rows = rowsFrom(gap.across, sorted, step, usualHeight)
  for (const row of rows) {
    const left = narrow(corridor, row)
    if (left.to - left.from < NARROWEST_CORRIDOR * usualHeight) return { starts, end: 'closed' }
    corridor = left
    const behind = row
      .flatMap(({ spans }) => spans.map(({ from }) => from))
      .filter((from) => from >= left.to && from <= left.to + BEHIND * usualHeight)
    if (behind.length > 0) starts.push(Math.min(...behind))
  }
  return { starts, end: rows.length === 0 ? 'empty' : 'open' }
}

/** The rows above or below, the nearest first. */
function rowsFrom(across: number, sorted: readonly Fragment[], step: 1 | -1, usualHeight: number): Fragment[][] {
  const rows: Fragment[][] = []
  let rowAcross = across
  for (let at = findPlace(sorted, across, step); at >= 0 && at < sorted.length; at += step) {
    const fragment = sorted[at]
    if (fragment === undefined || Math.abs(middle(fragment) - across) > REACH * usualHeight) break
    const isSameRow = Math.abs(middle(fragment) - rowAcross) <= SAME_ROW * usualHeight
    if (isSameRow) {
      rows.at(-1)?.push(fragment)
      continue
    }
    rowAcross = middle(fragment)
    rows.push([fragment])
  }
  return rows
}

/** The first fragment in this direction. */
function findPlace(sorted: readonly Fragment[], across: number, step: 1 | -1): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const centre = (low + high) >> 1
    const fragment = sorted[centre]
    if (fragment !== undefined && middle(fragment) < across) low = centre + 1
    else high = centre
  }
  return step === 1 ? low : low - 1
}

/** The widest part of the corridor that the row's words leave empty. */
function narrow(corridor: { from: number; to: number }, row: readonly Fragment[]): { from: number; to: number } {
  const words = row
    .flatMap(({ spans }) => spans)
    .filter((span) => span.to > corridor.from && span.from < corridor.to)
    .toSorted((a, b) => a.from - b.from)
  let widest = { from: corridor.from, to: corridor.from }
  let reached = corridor.from
  for (const { from, to } of [...words, { from: corridor.to, to: corridor.to }]) {
    if (from - reached > widest.to - widest.from) widest = { from: reached, to: from }
    reached = Math.max(reached, to)
  }
  return widest
}

/** How many values lie within the reach of one of them. */
function largestCluster(values: readonly number[], reach: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  let largest = 0
  let first = 0
  for (const [at, value] of sorted.entries()) {
    while (value - (sorted[first] ?? value) > reach) first += 1
    largest = Math.max(largest, at - first + 1)
  }
  return largest
}
