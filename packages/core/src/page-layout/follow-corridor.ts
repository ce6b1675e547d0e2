import { SAME_ROW } from './find-next-on-row'
import { extentOf, type Fragment, middle } from './fragment'
import type { Span } from './span'

interface Stretch {
  readonly from: number
  readonly to: number
}

/** An empty stretch within a row of the page, along the lines. */
export interface Gap extends Stretch {
  /** The middle of its row across the lines. */
  readonly across: number
}

/** Usual heights above and below within which rows tell what a gap is. */
const REACH = 12
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
  /** How many rows end at one place before it. */
  readonly ended: number
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
 * What each row leaves empty between the words that are near, row by row until one closes the corridor; infinite where none is
 * near. `empty` where there are no rows.
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
    if (to - from < NARROWEST_CORRIDOR * usualHeight) return { rows: followed, end: 'closed' }
    const near = BEHIND * usualHeight
    followed.push({
      from: extentOf(words.filter((word) => word.to <= from && word.to >= from - near)).to,
      to: extentOf(words.filter((word) => word.from >= to && word.from <= to + near)).from,
    })
  }
  return { rows: followed, end: rows.length === 0 ? 'empty' : 'open' }
}

/** The rows above or below, the nearest first. */
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

/** The widest part of the corridor that the row's words leave empty. */
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

/** How many values lie within the reach of one of them. */
function largestCluster(values: readonly number[], reach: number): number {
  const sizes = values.map((first) => values.filter((value) => value >= first && value <= first + reach).length)
  return sizes.toSorted((a, b) => b - a)[0] ?? 0
}
