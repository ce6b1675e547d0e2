import { int32At } from '../../arrays/element-at'
import { PAIR, SKIP_HEARD, SKIP_REFERENCE } from './alignment-moves'
import type { Region } from './region'
import { growTable, type ScoreTable } from './score-table'

/**
 * Fills the table for a region in which only equal words may be paired: then the best alignment is the one with most pairs,
 * the longest common subsequence, and a cell takes a comparison or two. Of two equally good moves, a reference word is skipped.
 */
export function fillEqualTable(
  { reference, heard }: { readonly reference: Int32Array; readonly heard: Int32Array },
  { referenceFrom, referenceTo, heardFrom, heardTo }: Region,
  table: ScoreTable,
): void {
  const width = heardTo - heardFrom + 1
  growTable(table, (referenceTo - referenceFrom + 1) * width)
  const { moves } = table
  // Pairs so far by column: those of the row above until the column is reached, then those of this row.
  const pairs = new Int32Array(width)
  moves.fill(SKIP_HEARD, 0, width)
  for (let at = referenceFrom, cell = width; at < referenceTo; at += 1) {
    const word = reference[at]
    let diagonal = 0
    let left = 0
    moves[cell] = SKIP_REFERENCE
    cell += 1
    for (let column = 1; column < width; column += 1, cell += 1) {
      const above = int32At(pairs, column)
      if (heard[heardFrom + column - 1] === word) {
        left = diagonal + 1
        moves[cell] = PAIR
      } else if (above >= left) {
        left = above
        moves[cell] = SKIP_REFERENCE
      } else moves[cell] = SKIP_HEARD
      diagonal = above
      pairs[column] = left
    }
  }
}
