import { requireLanguage, requireList } from '../../arrays/require-list'
import type { AlignOperation, Language } from '../../types'
import { buildOperations } from './build-operations'
import { pairWords } from './pair-words'

/**
 * Aligns a text with the words heard in its narration. The alignment is global: a word that is missing on one side does
 * not affect the words after it. Returns operations in order that name each index of both sides exactly once, in half-open
 * ranges `[from, to)`. A word may be paired with two or three that spell it together; numbers and signs are paired with the
 * words that say them (see `spokenForms`). 'similar' pairs words of similar spelling, and equally long runs of words that
 * replace each other. Words that normalise to nothing are never matched. Time grows linearly with the length, and
 * quadratically within short regions only.
 *
 * @throws TypeError if the language, a word or a rect is missing
 *
 * @example
 * const page = ['The', 'ice-cream', 'man', 'came.']
 * const spoken = ['the', 'ice', 'cream', 'came']
 * const [the, iceCream, man, came] = alignWords(page, spoken, { language: 'en' })
 * the // => { kind: 'match', reference: [0, 1], heard: [0, 1] }
 * iceCream // => { kind: 'match', reference: [1, 2], heard: [1, 3] }
 * man // => { kind: 'missing', reference: [2, 3] }
 * came // => { kind: 'match', reference: [3, 4], heard: [3, 4] }
 */
export function alignWords(reference: string[], heard: string[], o: { language: Language }): AlignOperation[] {
  requireList(reference, 'reference', 'string')
  requireList(heard, 'heard', 'string')
  requireLanguage(o)
  return buildOperations(pairWords(reference, heard, o), reference.length, heard.length)
}
