import type { Mode } from './mode-table'

/** A rule for some books. Absent fields change nothing. */
export interface BookRule {
  bookIds: readonly number[]
  /** The modes in which the rule applies; all if absent. */
  modes?: readonly Mode[]
  /** False: an audio book gets no cover chapter. */
  addsCover?: boolean
  /** Chapters to remove, by position from 1 in order of `order_index`, both ends included. */
  removedPositions?: { from: number; to: number }
  /** The number of remaining chapters that are dropped from the end. */
  droppedFromEnd?: number
}

/** The rules for special books. Rules without any change are listed so that they can be configured. */
export const bookRules: readonly BookRule[] = [
  { bookIds: [1011], removedPositions: { from: 6, to: 18 }, droppedFromEnd: 2 },
  { bookIds: [701, 776, 973], addsCover: false },
  { bookIds: [535, 538] },
  { bookIds: [916, 917, 918, 919, 920, 921, 922, 923, 924] },
]
