import type { WarpPath } from './band'
import type { RowPlan } from './plan-rows'

/** A word has no room where it gets less than this part of the time that the reference takes for it. */
const LEAST_ROOM = 0.25
/** So many rows of words without room, one after the other, are not said: there was only somewhere to put them. */
const ROWS_WITHOUT_ROOM = 40
const WORDS_WITHOUT_ROOM = 2
/** So many words one after the other that are like nothing that is heard are not said either. */
const UNLIKE = { words: 8, eachBelow: 0.3, meanBelow: 0.15 } as const

/** Which words of a plan are put somewhere and yet not said there; words that were left out are not looked at. */
export function findUnsaid(plan: RowPlan, path: WarpPath, confidences: readonly number[]): Uint8Array {
  const words = plan.firstRow.length
  const isUnsaid = new Uint8Array(words)
  const rowsOf = (word: number): number => (plan.lastRow[word] ?? 0) - (plan.firstRow[word] ?? 0) + 1
  const isLeftOut = (word: number): boolean => (path.first[plan.firstRow[word] ?? 0] ?? -1) < 0
  const hasNoRoom = (word: number): boolean => {
    const columns = (path.last[plan.lastRow[word] ?? 0] ?? 0) - (path.first[plan.firstRow[word] ?? 0] ?? 0) + 1
    return columns <= rowsOf(word) * LEAST_ROOM
  }
  const isUnlike = (word: number): boolean => (confidences[word] ?? 0) < UNLIKE.eachBelow

  const markRuns = (
    belongs: (word: number) => boolean,
    isLong: (from: number, end: number, rows: number) => boolean,
  ): void => {
    let from = 0
    let rows = 0
    for (let word = 0; word <= words; word += 1) {
      if (word < words && !isLeftOut(word) && belongs(word)) {
        rows += rowsOf(word)
        continue
      }
      if (isLong(from, word, rows)) isUnsaid.fill(1, from, word)
      from = word + 1
      rows = 0
    }
  }
  markRuns(hasNoRoom, (from, end, rows) => end - from >= WORDS_WITHOUT_ROOM && rows >= ROWS_WITHOUT_ROOM)
  markRuns(isUnlike, (from, end) => {
    const sum = confidences.slice(from, end).reduce((total, confidence) => total + confidence, 0)
    return end - from >= UNLIKE.words && sum / (end - from) < UNLIKE.meanBelow
  })
  return isUnsaid
}
