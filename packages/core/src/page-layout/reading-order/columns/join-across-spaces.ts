import { findNextOnRow } from './find-next-on-row'
import { type Fragment, joinPairs, middle, toFragment } from '../fragments/fragment'
import { classifyGap, type PageRows } from './classify-gap'
import type { Span } from '../fragments/span'

/** The widest space between words of a justified line, in median heights. */
const MAX_SPACE_WIDTH = 4
/** Nearer fragments were separated for another reason than their distance. */
const MIN_SPACE_WIDTH = 1.2

/** Joins fragments of justified lines, whose words are set far apart to fill the column. */
export function joinAcrossSpaces(pieces: readonly Span[][], rows: PageRows): Fragment[] {
  const { usualHeight } = rows
  const sorted = pieces.map(toFragment).toSorted((a, b) => middle(a) - middle(b))
  return joinPairs(
    sorted,
    sorted.map((piece, index) => {
      const found = findNextOnRow(sorted, index, usualHeight, MIN_SPACE_WIDTH * usualHeight)
      if (found === null || found.distance > MAX_SPACE_WIDTH * usualHeight) return [piece, undefined]
      const gap = { from: piece.to, to: found.next.from, across: (middle(piece) + middle(found.next)) / 2 }
      return [piece, classifyGap(gap, { ...rows, sorted }) === 'space' ? found.next : undefined]
    }),
  )
}
