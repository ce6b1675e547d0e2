import { type Doubt, GAP_EDGE_FRAMES } from './doubt-words'
import type { Gap } from './find-parts'
import type { ReferenceWord, RowPlan } from './plan-rows'
import { EDGE_COST } from './price-pauses'
import { frameAt } from './sound-frames'

/** Words that may be left out together: those from one pause to a later one, pauses counted from the first. */
export interface Leap {
  from: number
  to: number
  cost: number
}

/** A word that is looked for. */
export interface ChosenWord {
  word: ReferenceWord
  doubt: Doubt
  /** Words before it are surely missing and not looked for. */
  followsMissing: boolean
}

/** What it costs to leave out from, or to, another place than the gap was found at: a frame, beyond a fifth of a second. */
const AWAY_COST = 1.5
const FREE_FRAMES = 20
/** A reader leaves out whole sentences. */
const WITHIN_SENTENCE_COST = 60

/**
 * Every way to leave out words at a gap: from and to any word that is in doubt, in one stretch for each gap. Where words in
 * the middle are not looked for anyway, the stretch holds that place, and costs what it does more than leaving out those.
 */
export function planLeaps(chosen: readonly ChosenWord[], { firstRow, lastRow }: RowPlan, gaps: readonly Gap[]): Leap[] {
  return gaps.flatMap(({ reference }) => {
    if (reference.end <= reference.first) return []
    const isNear = ({ word, doubt }: ChosenWord) =>
      doubt === 'some' &&
      frameAt(word.startTime) < reference.end + GAP_EDGE_FRAMES &&
      frameAt(word.endTime) > reference.first - GAP_EDGE_FRAMES
    const a = chosen.findIndex(isNear)
    if (a < 0) return []
    const b = chosen.findLastIndex(isNear) + 1
    const middle = chosen.findIndex(({ followsMissing }, place) => followsMissing && place >= a && place <= b)
    const borderCost = (place: number, frame: number) => {
      const next = chosen[place]
      const own = next ? frameAt(next.word.startTime) : frameAt(chosen[place - 1]?.word.endTime ?? 0)
      const away = AWAY_COST * Math.max(0, Math.abs(own - frame) - FREE_FRAMES)
      return away + (next?.word.beginsSentence === false ? WITHIN_SENTENCE_COST : 0)
    }
    const costOf = (from: number, to: number) => {
      let rows = 0
      for (let place = from; place < to; place += 1) rows += (lastRow[place] ?? 0) - (firstRow[place] ?? 0) + 1
      return EDGE_COST * rows + borderCost(from, reference.first) + borderCost(to, reference.end)
    }
    const leaps: Leap[] = []
    const alreadyPaid = middle < 0 ? 0 : costOf(middle, middle)
    for (let from = a; from <= (middle < 0 ? b : middle); from += 1) {
      for (let to = Math.max(from + 1, middle); to <= b; to += 1) {
        leaps.push({ from, to, cost: costOf(from, to) - alreadyPaid })
      }
    }
    return leaps
  })
}
