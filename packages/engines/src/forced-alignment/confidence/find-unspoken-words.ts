import { elementAt, int32At } from '../../arrays/element-at'
import type { WarpPath } from '../time-warping/band'
import { isLeftOut } from '../time-warping/warp-path'
import { getWordRows, type RowPlan } from '../word-alignment/plan-rows'

/** A word is squeezed when it takes at most this fraction of the time that the reference takes for it. */
const SQUEEZED_FRACTION = 0.25
/** A run of squeezed words of this length is not said; the path only had to put it somewhere. */
const SQUEEZED_ROWS = 40
const SQUEEZED_WORDS = 2
/** A run of words of low confidence is not said either. */
const LOW_CONFIDENCE = { words: 8, eachBelow: 0.3, meanBelow: 0.15 } as const

/** Finds words that have a place on the path and yet are not said there: 1 for each. Words left out are not considered. */
export function findUnspokenWords(plan: RowPlan, path: WarpPath, confidences: readonly number[]): Uint8Array {
  const words = plan.firstRow.length
  const isUnspoken = new Uint8Array(words)
  const isPlaced = (word: number): boolean => !isLeftOut(path, getWordRows(plan, word).firstRow)
  const isSqueezed = (word: number): boolean => {
    const { firstRow, lastRow, rowCount } = getWordRows(plan, word)
    const columns = int32At(path.last, lastRow) - int32At(path.first, firstRow) + 1
    return columns <= rowCount * SQUEEZED_FRACTION
  }
  const isUnsure = (word: number): boolean => elementAt(confidences, word) < LOW_CONFIDENCE.eachBelow

  const markRuns = (
    belongs: (word: number) => boolean,
    isLongEnough: (from: number, end: number, rows: number) => boolean,
  ): void => {
    let from = 0
    let rows = 0
    for (let word = 0; word <= words; word += 1) {
      if (word < words && isPlaced(word) && belongs(word)) {
        rows += getWordRows(plan, word).rowCount
        continue
      }
      if (isLongEnough(from, word, rows)) isUnspoken.fill(1, from, word)
      from = word + 1
      rows = 0
    }
  }
  markRuns(isSqueezed, (from, end, rows) => end - from >= SQUEEZED_WORDS && rows >= SQUEEZED_ROWS)
  markRuns(isUnsure, (from, end) => {
    const sum = confidences.slice(from, end).reduce((total, confidence) => total + confidence, 0)
    return end - from >= LOW_CONFIDENCE.words && sum / (end - from) < LOW_CONFIDENCE.meanBelow
  })
  return isUnspoken
}
