import type { Mode } from './mode-table'

/** What is different about some books. Absent fields change nothing. */
export interface BookRule {
  bookIds: readonly number[]
  /** The rule holds in these modes; in all of them when absent. */
  modes?: readonly Mode[]
  /** False: an audio book gets no cover chapter. */
  addsCover?: boolean
  /** Chapters that are left out, by position from 1 in order of `order_index`, both ends included. */
  removedPositions?: { from: number; to: number }
  /** How many of the chapters that remain are dropped from the end. */
  droppedFromEnd?: number
}

/** The special books. Those without a change of their own are there to be configured. */
export const bookRules: readonly BookRule[] = [
  { bookIds: [1011], removedPositions: { from: 6, to: 18 }, droppedFromEnd: 2 },
  { bookIds: [701, 776, 973], addsCover: false },
  { bookIds: [535, 538] },
  { bookIds: [916, 917, 918, 919, 920, 921, 922, 923, 924] },
]
