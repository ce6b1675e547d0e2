import type { PlacedRect } from '../editor/placed-rect'
import { readWord } from '../editor/read-word'
import { isDoubtfulWord } from '../recognition/is-doubtful-word'
import { listMisspelt, type SpellingVerdicts } from './create-spelling'

/** The reason why a word is to be checked. */
export type WordDoubt = 'unsure' | 'not-in-dictionary'

/**
 * Returns the reasons to check a word. Words that the author wrote or has checked carry no confidence and are none of the
 * queue, whatever the dictionary says.
 * @param before the word before it, which may be the first half of a word that a line end cuts
 */
export function listDoubts(
  { rect }: PlacedRect,
  verdicts: SpellingVerdicts,
  before: PlacedRect | undefined,
): WordDoubt[] {
  if (rect.confidence === undefined) return []
  const isHalf = /[-\u2010\u2011\u00AC]$/u.test(readWord(before))
  const isMisspelt = !isHalf && listMisspelt(readWord({ rect }), verdicts).length > 0
  return [...(isDoubtfulWord(rect) ? ['unsure' as const] : []), ...(isMisspelt ? ['not-in-dictionary' as const] : [])]
}
