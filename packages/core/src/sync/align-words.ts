import { normalizeWord } from '../text/normalize-word'
import type { AlignOperation, Language } from '../types'
import { alignSpellings } from './align-spellings'
import { foldOperations } from './fold-operations'
import { sayNumbers } from './say-numbers'
import { createWordRegister } from './word-register'

/**
 * Aligns a text with what was heard of it: the whole of both, so that a word missing on one side costs nothing after it.
 * Answers operations in order that name each index of both sides exactly once, in half-open ranges `[from, to)`. A word may
 * face two or three that spell it together; figures and signs face the words that say them (see `spokenForms`). 'similar' pairs words of like spelling, or as many words as stand in the place of
 * others. Words that normalise to nothing are never matched. Time grows with the length, and with the square of short
 * stretches only.
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
  const spell = (word: string): string => normalizeWord(word, o)
  const register = createWordRegister(spell)
  const written = register.enter(reference)
  const writtenBack = register.enter(heard)
  const said = sayNumbers(register, written, writtenBack, { ...o, spell })
  const saidBack = sayNumbers(register, writtenBack, written, { ...o, spell })
  const operations = alignSpellings(register, said?.words ?? written, saidBack?.words ?? writtenBack, 'alike')
  if (said === null && saidBack === null) return operations
  return foldOperations(operations, said?.origin ?? null, saidBack?.origin ?? null)
}
