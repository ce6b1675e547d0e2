import type { Gap } from './find-parts'
import type { ReferenceWord } from './plan-rows'
import { frameAt } from './sound-frames'

/** How a word of the text stands to what is heard: it is said; it may be; it surely is not. */
export type Doubt = 'none' | 'some' | 'missing'

/** Where a gap begins and ends is known so well, in frames. */
export const GAP_EDGE_FRAMES = 100

/** Which words lie in a gap, or near its edges. */
export function doubtWords(words: readonly ReferenceWord[], gaps: readonly Gap[]): Doubt[] {
  const missing = gaps.map(({ reference }) => reference).filter(({ first, end }) => end > first)
  let at = 0
  return words.map(({ startTime, endTime }) => {
    const [first, end] = [frameAt(startTime), frameAt(endTime)]
    while (at < missing.length - 1 && (missing[at]?.end ?? 0) + GAP_EDGE_FRAMES < first) at += 1
    const near = missing
      .slice(at, at + 2)
      .find((gap) => first < gap.end + GAP_EDGE_FRAMES && end > gap.first - GAP_EDGE_FRAMES)
    if (!near) return 'none'
    // Both edges of a short gap are near; what is deeper in a long one is not looked for.
    return first >= near.first + GAP_EDGE_FRAMES && end <= near.end - GAP_EDGE_FRAMES ? 'missing' : 'some'
  })
}
