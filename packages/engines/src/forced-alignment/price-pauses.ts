import { GAP_EDGE_FRAMES } from './doubt-words'
import type { Gap } from './find-parts'

/** What a frame costs as part of a pause: little in silence, much in speech. */
const PAUSE_COST = 1
const SPEECH_IN_PAUSE_COST = 7
/** Speech that is not in the text: nothing is looked for in its middle; at its edges it costs what a poor match does. */
const DEEP_COST = 0.2
export const EDGE_COST = 2.8

/** A reader rarely says something else in the middle of a sentence: once, for all that is foreign in such a pause. */
const WITHIN_SENTENCE_COST = 60

/** What each frame of the recording costs where no word is said. */
export interface PausePrices {
  betweenSentences: Float32Array
  withinSentence: Float32Array
}

/** @param silence how sure it is that nobody speaks, 0 to 1, for each frame of the recording */
export function pricePauses(silence: Float32Array, gaps: readonly Gap[]): PausePrices {
  const betweenSentences = priceFrames(silence, gaps)
  const withinSentence = betweenSentences.slice()
  for (const { recording } of gaps) {
    if (recording.end <= recording.first) continue
    // Whatever pause has most of what is foreign in it has its middle.
    const middle = Math.floor((recording.first + recording.end) / 2)
    withinSentence[middle] = (withinSentence[middle] ?? 0) + WITHIN_SENTENCE_COST
  }
  return { betweenSentences, withinSentence }
}

function priceFrames(silence: Float32Array, gaps: readonly Gap[]): Float32Array {
  const costs = silence.map((sure) => PAUSE_COST + SPEECH_IN_PAUSE_COST * (1 - sure))
  for (const { recording } of gaps) {
    if (recording.end <= recording.first) continue
    const from = Math.max(0, recording.first - GAP_EDGE_FRAMES)
    const to = Math.min(costs.length, recording.end + GAP_EDGE_FRAMES)
    for (let frame = from; frame < to; frame += 1) {
      const depth = Math.min(frame - recording.first, recording.end - 1 - frame)
      costs[frame] = Math.min(costs[frame] ?? 0, depth >= GAP_EDGE_FRAMES ? DEEP_COST : EDGE_COST)
    }
  }
  return costs
}
