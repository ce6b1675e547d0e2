import { int32At } from '../../arrays/element-at'
import { computeDistance, type FeatureFrames } from '../features/feature-frames'
import type { WarpPath } from '../time-warping/band'
import { isLeftOut } from '../time-warping/warp-path'
import { getWordRows, type RowPlan } from '../word-alignment/plan-rows'

/** Frames to each side of a word that its distance is compared with, and the step in which they are sampled. */
const NEAR_FRAMES = 150
const NEAR_STEP = 7
/** Words to each side that count too: a single word may be said in its own way, a wrong text is wrong throughout. */
const NEIGHBOURS = 6
const OWN_FRACTION = 0.4
/** Relative distance at which the confidence is one half, and how steeply it falls; measured on read speech. */
const HALF_CONFIDENCE_DISTANCE = 0.66
const STEEPNESS = 40

export interface WordScores {
  /** Certainty of each word's place, 0 to 1 with two decimals; 0 for a word that is left out. */
  confidences: number[]
  /** Distance of each word from its place, relative to the sound around it; null for a word that is left out. */
  distances: (number | null)[]
}

interface Sides {
  reference: FeatureFrames
  recording: FeatureFrames
  isSpeech: Uint8Array
}

/** Scores words by how much better they fit their places than the sound around these. */
export function scoreConfidence(plan: RowPlan, path: WarpPath, sides: Sides): WordScores {
  const distances = Array.from(plan.firstRow, (firstRow, word) =>
    isLeftOut(path, firstRow) ? null : measureRelativeDistance(word, plan, path, sides),
  )
  const confidences = distances.map((distance, word) => {
    if (distance === null) return 0
    const near = distances.slice(Math.max(0, word - NEIGHBOURS), word + NEIGHBOURS + 1)
    const known = near.filter((other) => other !== null)
    const mean = known.reduce((sum, other) => sum + other, 0) / known.length
    return toConfidence(OWN_FRACTION * distance + (1 - OWN_FRACTION) * mean)
  })
  return { confidences, distances }
}

function measureRelativeDistance(
  word: number,
  plan: RowPlan,
  path: WarpPath,
  { reference, recording, isSpeech }: Sides,
): number {
  const near = { sum: 0, count: 0 }
  const matched = { sum: 0, count: 0 }
  const { firstRow, lastRow } = getWordRows(plan, word)
  for (let row = firstRow; row <= lastRow; row += 1) {
    const frame = int32At(plan.frames, row)
    const [first, last] = [int32At(path.first, row), int32At(path.last, row)]
    for (let column = first; column <= last; column += 1) {
      matched.sum += computeDistance(reference, frame, recording, column)
      matched.count += 1
    }
    const until = Math.min(recording.count, last + NEAR_FRAMES)
    for (let column = Math.max(0, first - NEAR_FRAMES); column < until; column += NEAR_STEP) {
      if (isSpeech[column] !== 1) continue
      near.sum += computeDistance(reference, frame, recording, column)
      near.count += 1
    }
  }
  if (near.count === 0 || matched.count === 0) return 1
  return matched.sum / matched.count / (near.sum / near.count)
}

function toConfidence(distance: number): number {
  return Math.round(100 / (1 + Math.exp((distance - HALF_CONFIDENCE_DISTANCE) * STEEPNESS))) / 100
}
