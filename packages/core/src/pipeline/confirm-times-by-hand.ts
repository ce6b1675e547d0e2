import type { Rect } from '../types'
import type { SpokenWord } from './spoken-word'
import { digestSpokenWords } from '../staleness/digest-spoken-words'

/**
 * Marks times that were set by hand for an earlier narration as right for the present one, as the author has decided. Other
 * rects stay the same objects.
 *
 * @param rects of one page
 * @param spokenWords the words spoken for the page
 */
export function confirmTimesByHand(rects: readonly Rect[], spokenWords: readonly SpokenWord[]): Rect[] {
  const narration = digestSpokenWords(spokenWords)
  return rects.map((rect) =>
    rect.timing?.source === 'manual' && rect.timing.narration !== narration
      ? { ...rect, timing: { ...rect.timing, narration } }
      : rect,
  )
}
