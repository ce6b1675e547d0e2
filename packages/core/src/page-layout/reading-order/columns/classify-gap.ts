import { ALIGNED, type Corridor, followCorridor, type Gap } from './follow-corridor'
import { isUnusual } from './find-wide-gaps'
import type { Fragment } from '../fragments/fragment'

/** The line fragments of a page, and the certain gutters between its columns. */
export interface PageRows {
  /** By their centres. */
  readonly sorted: readonly Fragment[]
  readonly usualHeight: number
  readonly gutters: readonly Gap[]
  /** The widest usual space between words, see `measureSpaces`. */
  readonly usualSpace: number
  /** Slope of the lines, in pixels across per pixel along. */
  readonly skew: number
}

/** A corridor is a gutter if at least this many rows begin at the same position behind it. */
const MIN_ALIGNED = 5
/** The same if words close the corridor above and below, because a few spaces line up by chance. */
const MIN_ALIGNED_IN_CLOSED = 6
/** The least fraction of the rows behind a gutter that begin at the same position. */
const FRACTION_ALIGNED = 0.9
/**
 * In justified columns, rows both begin and end at the same position, which words that line up by chance do not: the least
 * number of such rows, and the least fraction of all rows that begin or end so, counted together.
 */
const MIN_JUSTIFIED = 4
const FRACTION_JUSTIFIED = 1.5
/** This many aligned rows are enough if the page has such a gutter; elsewhere they leave the gap open. */
const MIN_ALIGNED_AT_KNOWN = 3

/** The least number of aligned rows at a gap that is wider than the spaces of the page, as beside a caption of two lines. */
const MIN_ALIGNED_AT_UNUSUAL = 2

/** Returns true if a gap is certainly part of a gutter between columns. */
export function isSureGutter(gap: Gap, sorted: readonly Fragment[], usualHeight: number): boolean {
  return isSure(followCorridor(gap, sorted, usualHeight))
}

function isSure({ rows, aligned, ended, isClosed }: Corridor): boolean {
  if (Math.min(aligned, ended) >= MIN_JUSTIFIED && aligned + ended >= FRACTION_JUSTIFIED * rows) return true
  return aligned >= (isClosed ? MIN_ALIGNED_IN_CLOSED : MIN_ALIGNED) && aligned >= FRACTION_ALIGNED * rows
}

/**
 * Classifies a wide gap within a row. A 'gutter' continues as a corridor through the rows above or below, which begin at its
 * end. A 'space' between two words is closed by words above and below. Otherwise the gap is 'open', that is, undecided.
 */
export function classifyGap(
  gap: Gap,
  { sorted, usualHeight, usualSpace, gutters, skew }: PageRows,
): 'gutter' | 'space' | 'open' {
  const corridor = followCorridor(gap, sorted, usualHeight)
  const { aligned, isClosed } = corridor
  if (isSure(corridor)) return 'gutter'
  if (aligned >= MIN_ALIGNED_AT_UNUSUAL && isUnusual(gap, usualSpace)) return 'gutter'
  const slackOf = (gutter: Gap): number => ALIGNED * usualHeight + Math.abs(skew * (gutter.across - gap.across))
  // The first line of a paragraph is indented relative to its column.
  const isKnown = gutters.some((gutter) => gutter.to > gap.from && gutter.to <= gap.to + slackOf(gutter))
  if (aligned >= MIN_ALIGNED_AT_KNOWN) return isKnown ? 'gutter' : 'open'
  return isClosed && !isKnown ? 'space' : 'open'
}
