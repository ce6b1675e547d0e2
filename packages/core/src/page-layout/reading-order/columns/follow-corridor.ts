import { SAME_ROW } from './find-next-on-row'
import { extentOf, type Fragment, middle } from '../fragments/fragment'
import type { Span } from '../fragments/span'

interface Stretch {
  readonly from: number
  readonly to: number
}

/** An empty interval in a row of the page, along the lines. */
export interface Gap extends Stretch {
  /** The centre of the row across the lines. */
  readonly across: number
}

// Distances in median heights:
/** The distance above and below within which rows are examined. */
const REACH = 12
/** The narrowest corridor between columns. */
const MIN_CORRIDOR_WIDTH = 0.6
/** The distance behind the corridor within which a row may begin again. */
const BEHIND = 1.5
/** The distance between the starts of lines of one column. */
export const ALIGNED = 0.6

/** The empty corridor that a gap is part of, as the rows above and below show it. */
export interface Corridor {
  /** The number of rows, this one included, that begin again behind the corridor. */
  readonly rows: number
  /** The number of those that begin at the same position. */
  readonly aligned: number
  /** The number of rows that end at the same position before it. */
  readonly ended: number
  /** True if words close the corridor above and below, or on the only side that has rows. */
  readonly isClosed: boolean
}

/**
 * Follows a gap up and down the page for as long as words leave a corridor.
 *
 * @param sorted all fragments by their centres
 */
export function followCorridor(gap: Gap, sorted: readonly Fragment[], usualHeight: number): Corridor {
  const above = followRows(gap, sorted, -1, usualHeight)
  const below = followRows(gap, sorted, 1, usualHeight)
  const rows = [gap, ...above.rows, ...below.rows]
  const reach = ALIGNED * usualHeight
  const starts = rows.map(({ to }) => to).filter(Number.isFinite)
  return {
    rows: starts.length,
    aligned: largestCluster(starts, reach),
    ended: largestCluster(rows.map(({ from }) => from).filter(Number.isFinite), reach),
    isClosed: above.end !== 'open' && below.end !== 'open' && (above.end === 'closed' || below.end === 'closed'),
  }
}

/**
 * Returns the empty interval between the nearest words of each row, row by row until one closes the corridor; infinite where
 * no word is near. The end is 'empty' if there are no rows.
 */
function followRows(
  gap: Gap,
  sorted: readonly Fragment[],
  step: 1 | -1,
  usualHeight: number,
): { rows: Stretch[]; end: 'closed' | 'open' | 'empty' } {
  const followed: Stretch[] = []
  let corridor: Stretch = gap
  const rows = rowsFrom(gap.across, sorted, step, usualHeight)
  for (const row of rows) {
    const words = row.flatMap(({ spans }) => spans)
    corridor = narrow(corridor, words)
    const { from, to } = corridor
    if (to - from < MIN_CORRIDOR_WIDTH * usualHeight) return { rows: followed, end: 'closed' }
    const near = BEHIND * usualHeight
    followed.push({
      from: extentOf(words.filter((word) => word.to <= from && word.to >= from - near)).to,
      to: extentOf(words.filter((word) => word.from >= to && word.from <= to + near)).from,
    })
  }
  return { rows: followed, end: rows.length === 0 ? 'empty' : 'open' }
}

/** Returns the rows above or below, the nearest first. */
function rowsFrom(across: number, sorted: readonly Fragment[], step: 1 | -1, usualHeight: number): Fragment[][] {
  const rows: Fragment[][] = []
  let rowAcross = across
  const below = sorted.findIndex((fragment) => middle(fragment) >= across)
  const first = below < 0 ? sorted.length : below
  for (let at = step === 1 ? first : first - 1; ; at += step) {
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

/** Returns the widest part of the corridor that the words of a row leave empty. */
function narrow(corridor: Stretch, row: readonly Span[]): Stretch {
  const words = row.filter((span) => span.from < corridor.to).toSorted((a, b) => a.from - b.from)
  let widest = { from: corridor.from, to: corridor.from }
  let reached = corridor.from
  for (const { from, to } of [...words, { from: corridor.to, to: corridor.to }]) {
    if (from - reached > widest.to - widest.from) widest = { from: reached, to: from }
    reached = Math.max(reached, to)
  }
  return widest
}

/** Counts the values of the largest cluster, in which all lie within `reach` after the first. */
function largestCluster(values: readonly number[], reach: number): number {
  const sizes = values.map((first) => values.filter((value) => value >= first && value <= first + reach).length)
  return sizes.reduce((most, size) => Math.max(most, size), 0)
}
