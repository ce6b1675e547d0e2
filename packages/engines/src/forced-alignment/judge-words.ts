import type { WarpPath } from './band'
import { type ComparableFrames, distanceBetween } from './compare-frames'
import type { RowPlan } from './plan-rows'

/** What else is heard near a word is what chance would give; looked at this far to each side, and in steps of. */
const NEAR_FRAMES = 150
const NEAR_STEP = 7
/** A word is judged by its neighbours too: a single one may be said in its own way, a wrong text is wrong throughout. */
const NEIGHBOURS = 6
const OWN_SHARE = 0.4
/** The part of chance's distance at which half is sure, and how fast it changes; measured on tuned frames of read speech. */
const HALF_SURE = 0.66
const STEEPNESS = 40

export interface JudgedWords {
  /** How sure each word's place is, 0 to 1 with two decimals: how much better it fits than what is around it. A word left out has 0. */
  confidences: number[]
  /** How far each word by itself is from what is heard in its place, as a part of chance; null for a word left out. */
  unlike: (number | null)[]
}

export function judgeWords(
  plan: RowPlan,
  path: WarpPath,
  {
    reference,
    recording,
    isSpeech,
  }: { reference: ComparableFrames; recording: ComparableFrames; isSpeech: Uint8Array },
): JudgedWords {
  const unlike = Array.from(plan.firstRow, (firstRow, word) => {
    if ((path.first[firstRow] ?? -1) < 0) return null
    const near = { sum: 0, count: 0 }
    const matched = { sum: 0, count: 0 }
    for (let row = plan.firstRow[word] ?? 0; row <= (plan.lastRow[word] ?? 0); row += 1) {
      const frame = plan.frames[row] ?? 0
      const [first, last] = [path.first[row] ?? 0, path.last[row] ?? 0]
      for (let column = first; column <= last; column += 1) {
        matched.sum += distanceBetween(reference, frame, recording, column)
        matched.count += 1
      }
      const until = Math.min(recording.count, last + NEAR_FRAMES)
      for (let column = Math.max(0, first - NEAR_FRAMES); column < until; column += NEAR_STEP) {
        if (isSpeech[column] !== 1) continue
        near.sum += distanceBetween(reference, frame, recording, column)
        near.count += 1
      }
    }
    if (near.count === 0 || matched.count === 0) return 1
    return matched.sum / matched.count / (near.sum / near.count)
  })
  const confidences = unlike.map((value, word) => {
    if (value === null) return 0
    const near = unlike.slice(Math.max(0, word - NEIGHBOURS), word + NEIGHBOURS + 1)
    const around = near.filter((other) => other !== null)
    const mean = around.reduce((sum, other) => sum + other, 0) / around.length
    return toConfidence(OWN_SHARE * value + (1 - OWN_SHARE) * mean)
  })
  return { confidences, unlike }
}

function toConfidence(partOfChance: number): number {
  return Math.round(100 / (1 + Math.exp((partOfChance - HALF_SURE) * STEEPNESS))) / 100
}
