// The moves through a table of the words of both sides, by number.
export const PAIR = 0
export const SKIP_REFERENCE = 1
export const SKIP_HEARD = 2
/** The number of words that each move takes from [reference, heard]. */
export const MOVES = [
  [1, 1],
  [1, 0],
  [0, 1],
  [1, 2],
  [1, 3],
  [2, 1],
  [3, 1],
] as const
/** The moves from this one on take several words of one side. */
export const FIRST_COMPOUND = 3
