import { float32At } from '../../arrays/element-at'
import type { Gap } from '../coarse-alignment/list-gaps'
import { GAP_EDGE_FRAMES } from './classify-words'

/** Cost of a frame as part of a pause: in silence, and in addition in speech. */
const SILENCE_COST = 1
const SPEECH_COST = 7
/** Costs in speech that is not in the text: in its middle, and at its edges, where they are those of a poor match. */
const GAP_COST = 0.2
export const GAP_EDGE_COST = 2.8

/** Added once to a pause within a sentence that holds a gap: readers rarely say something else in mid-sentence. */
const WITHIN_SENTENCE_COST = 60

/** Cost of each frame of the recording as part of a pause. */
export interface PauseCosts {
  betweenSentences: Float32Array
  withinSentence: Float32Array
}

/** @param silence probability of silence, 0 to 1, for each frame of the recording */
export function computePauseCosts(silence: Float32Array, gaps: readonly Gap[]): PauseCosts {
  const betweenSentences = computeFrameCosts(silence, gaps)
  const withinSentence = betweenSentences.slice()
  for (const { recording } of gaps) {
    if (recording.end <= recording.first) continue
    // The pause that holds most of a gap holds its middle.
    const middle = Math.floor((recording.first + recording.end) / 2)
    withinSentence[middle] = float32At(withinSentence, middle) + WITHIN_SENTENCE_COST
  }
  return { betweenSentences, withinSentence }
}

function computeFrameCosts(silence: Float32Array, gaps: readonly Gap[]): Float32Array {
  const costs = silence.map((probability) => SILENCE_COST + SPEECH_COST * (1 - probability))
  for (const { recording } of gaps) {
    if (recording.end <= recording.first) continue
    const from = Math.max(0, recording.first - GAP_EDGE_FRAMES)
    const to = Math.min(costs.length, recording.end + GAP_EDGE_FRAMES)
    for (let frame = from; frame < to; frame += 1) {
      const depth = Math.min(frame - recording.first, recording.end - 1 - frame)
      costs[frame] = Math.min(float32At(costs, frame), depth >= GAP_EDGE_FRAMES ? GAP_COST : GAP_EDGE_COST)
    }
  }
  return costs
}
