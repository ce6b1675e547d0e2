import type { Gap } from '../coarse-alignment/list-gaps'
import { secondsToFrame } from '../features/mfcc-frames'
import type { ReferenceWord } from './plan-rows'

/** Presence of a word of the text in the recording, as far as the gaps tell. */
export type WordPresence = 'present' | 'uncertain' | 'missing'

/** Precision of the edges of a gap, in frames. */
export const GAP_EDGE_FRAMES = 100

/** Classifies words by the gaps of the coarse alignment: deep in a gap, near one of its edges, or elsewhere. */
export function classifyWords(words: readonly ReferenceWord[], gaps: readonly Gap[]): WordPresence[] {
  const missing = gaps.map(({ reference }) => reference).filter(({ first, end }) => end > first)
  return words.map(({ startTime, endTime }) => {
    const [first, end] = [secondsToFrame(startTime), secondsToFrame(endTime)]
    const near = missing.find((gap) => first < gap.end + GAP_EDGE_FRAMES && end > gap.first - GAP_EDGE_FRAMES)
    if (!near) return 'present'
    const isDeep = first >= near.first + GAP_EDGE_FRAMES && end <= near.end - GAP_EDGE_FRAMES
    return isDeep ? 'missing' : 'uncertain'
  })
}
