import { findNextOnRow } from './find-next-on-row'
import { type Fragment, joinPairs, middle, toFragment } from './fragment'
import { judgeGap, type PageRows } from './judge-gap'
import type { Span } from './span'

/** Usual heights that a space between the words of a justified line may be wide. */
const WIDEST_SPACE = 4
/** What stands nearer was parted for another reason than its distance. */
const NARROWEST_SPACE = 1.2

/** Joins pieces of lines whose words were set far apart to fill the column. */
export function joinAcrossSpaces(pieces: readonly Span[][], rows: PageRows): Fragment[] {
  const { usualHeight } = rows
  const sorted = pieces.map(toFragment).toSorted((a, b) => middle(a) - middle(b))
  return joinPairs(
    sorted,
    sorted.map((piece, index) => {
      const found = findNextOnRow(sorted, index, usualHeight, NARROWEST_SPACE * usualHeight)
      if (found === null || found.distance > WIDEST_SPACE * usualHeight) return [piece, undefined]
      const gap = { from: piece.to, to: found.next.from, across: (middle(piece) + middle(found.next)) / 2 }
      return [piece, judgeGap(gap, { ...rows, sorted }) === 'space' ? found.next : undefined]
    }),
  )
}
