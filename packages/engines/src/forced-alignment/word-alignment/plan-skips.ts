import { elementAt } from '../../arrays/element-at'
import type { Gap } from '../coarse-alignment/list-gaps'
import { secondsToFrame } from '../features/mfcc-frames'
import { GAP_EDGE_FRAMES, type WordPresence } from './classify-words'
import { GAP_EDGE_COST } from './compute-pause-costs'
import { getWordRows, type ReferenceWord, type RowPlan } from './plan-rows'

/** Words that may be skipped together: those between two pauses, which are counted from the first of the plan. */
export interface Skip {
  from: number
  to: number
  cost: number
}

/** A word that is searched in the recording. */
export interface CandidateWord {
  word: ReferenceWord
  presence: WordPresence
  /** True if words before it are missing and not searched. */
  followsMissing: boolean
}

/** Cost of a skip that begins or ends away from the edge of the gap: for each frame beyond a fifth of a second. */
const AWAY_COST = 1.5
const FREE_FRAMES = 20
/** Cost of a skip that begins or ends within a sentence: readers skip whole sentences. */
const WITHIN_SENTENCE_COST = 60

/**
 * Plans the skips of each gap: one for every range of words whose presence is uncertain. Where words in the middle are
 * missing, every range includes their place, and its cost is relative to that of skipping those alone.
 */
export function planSkips(candidates: readonly CandidateWord[], plan: RowPlan, gaps: readonly Gap[]): Skip[] {
  return gaps.flatMap((gap) => (gap.reference.end > gap.reference.first ? planGapSkips(candidates, plan, gap) : []))
}

function planGapSkips(candidates: readonly CandidateWord[], plan: RowPlan, { reference }: Gap): Skip[] {
  const isNear = ({ word, presence }: CandidateWord) =>
    presence === 'uncertain' &&
    secondsToFrame(word.startTime) < reference.end + GAP_EDGE_FRAMES &&
    secondsToFrame(word.endTime) > reference.first - GAP_EDGE_FRAMES
  const start = candidates.findIndex(isNear)
  if (start < 0) return []
  const end = candidates.findLastIndex(isNear) + 1
  const middle = candidates.findIndex(({ followsMissing }, index) => followsMissing && index >= start && index <= end)
  const edgeCost = (index: number, frame: number) => {
    const next = candidates[index]
    const edge = next ? next.word.startTime : elementAt(candidates, index - 1).word.endTime
    const away = AWAY_COST * Math.max(0, Math.abs(secondsToFrame(edge) - frame) - FREE_FRAMES)
    return away + (next?.word.beginsSentence === false ? WITHIN_SENTENCE_COST : 0)
  }
  const skipCost = (from: number, to: number) => {
    let rows = 0
    for (let index = from; index < to; index += 1) rows += getWordRows(plan, index).rowCount
    return GAP_EDGE_COST * rows + edgeCost(from, reference.first) + edgeCost(to, reference.end)
  }
  const skips: Skip[] = []
  const baseCost = middle < 0 ? 0 : skipCost(middle, middle)
  for (let from = start; from <= (middle < 0 ? end : middle); from += 1) {
    for (let to = Math.max(from + 1, middle); to <= end; to += 1) {
      skips.push({ from, to, cost: skipCost(from, to) - baseCost })
    }
  }
  return skips
}
