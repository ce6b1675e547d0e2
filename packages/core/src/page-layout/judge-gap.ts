import { ALIGNED, type Corridor, followCorridor, type Gap } from './follow-corridor'
import type { Fragment } from './fragment'

/** The pieces of the page's lines, and the gutters between its columns that are sure. */
export interface PageRows {
  /** By their middles. */
  readonly sorted: readonly Fragment[]
  readonly usualHeight: number
  readonly gutters: readonly Gap[]
  /** Rise of the lines per pixel along them. */
  readonly lean: number
}

/** Rows that begin at one place, behind a corridor that is sure to be a gutter. */
const SURE = 5
/** The same where words close the corridor above and below: a few spaces stand above one another by chance. */
const SURE_BETWEEN = 6
/** Share of the rows behind a sure gutter that begin at one place. */
const SHARE_ALIGNED = 0.9
/**
 * Rows that begin at one place and end at one before it, as those of justified columns do, and their share of all: in
 * neither do words that stand above one another by chance.
 */
const SURE_BOTH = 4
const SHARE_BOTH = 1.5
/** Rows that begin at one place and are enough where the page has such a gutter; elsewhere they leave it open. */
const KNOWN = 3

export function isSureGutter(gap: Gap, sorted: readonly Fragment[], usualHeight: number): boolean {
  return isSure(followCorridor(gap, sorted, usualHeight))
}

function isSure({ rows, aligned, ended, isClosed }: Corridor): boolean {
  if (Math.min(aligned, ended) >= SURE_BOTH && aligned + ended >= SHARE_BOTH * rows) return true
  return aligned >= (isClosed ? SURE_BETWEEN : SURE) && aligned >= SHARE_ALIGNED * rows
}

/**
 * What a wide gap within a row is. A `gutter` goes on as a corridor through the rows above or below, at whose end they begin.
 * A `space` between two words is closed by words above and below it. Else the gap is `open`: nothing tells.
 */
export function judgeGap(gap: Gap, { sorted, usualHeight, gutters, lean }: PageRows): 'gutter' | 'space' | 'open' {
  const corridor = followCorridor(gap, sorted, usualHeight)
  const { aligned, isClosed } = corridor
  if (isSure(corridor)) return 'gutter'
  const slackOf = (gutter: Gap): number => ALIGNED * usualHeight + Math.abs(lean * (gutter.across - gap.across))
  // A paragraph's first line begins further in than its column does.
  const isKnown = gutters.some((gutter) => gutter.to > gap.from && gutter.to <= gap.to + slackOf(gutter))
  if (aligned >= KNOWN) return isKnown ? 'gutter' : 'open'
  return isClosed && !isKnown ? 'space' : 'open'
}
