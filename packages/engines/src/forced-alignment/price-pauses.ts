import { GAP_EDGE_FRAMES } from './doubt-words'
import type { Gap } from './find-parts'

/** What a frame costs as part of a pause: little in silence, much in speech. */
const PAUSE_COST = 1
const SPEECH_IN_PAUSE_COST = 7
/** Speech that is not in the text: nothing is looked for in its middle; at its edges it costs what a poor match does. */
const DEEP_COST = 0.2
export const EDGE_COST = 2.8

/** What each frame of the recording costs where no word is said. `silence` is how sure it is that nobody speaks, 0 to 1. */
export function pricePauses(silence: Float32Array, gaps: readonly Gap[]): Float32Array {
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
