import { isWrittenWithoutSpaces } from '../../languages/language'
import { countGraphemes, splitGraphemes } from '../../text/characters/split-graphemes'
import { normalizeWord } from '../../text/normalization/normalize-word'
import { signOf } from '../../text/normalization/sign-of'
import { spokenForms } from '../../text/numbers/spoken-forms'
import type { Language } from '../../types'

/** The words of a text that can be matched, and the number of letters of each that can be heard. */
export interface MatchableText {
  readonly texts: readonly string[]
  readonly letters: readonly number[]
}

interface SplitOptions {
  language: Language
  /** The signs that the speech repeats as they are, see `signOf`. */
  saidSigns: () => ReadonlySet<string>
}

/**
 * Creates a function that splits a text into the words that can be matched, in scripts without spaces into letters. Splits
 * each different text once. Callers with long texts test for single words first, see `countAsciiLetters`.
 */
export function createWordSplitter(o: SplitOptions): (text: string) => MatchableText {
  const known = new Map<string, MatchableText>()
  return (text) => {
    let split = known.get(text)
    if (split === undefined) {
      split = splitMatchableWords(text, o)
      known.set(text, split)
    }
    return split
  }
}

function splitMatchableWords(text: string, o: SplitOptions): MatchableText {
  const texts: string[] = []
  const letters: number[] = []
  const add = (word: string, count: number): void => {
    if (count === 0) return
    texts.push(word)
    letters.push(count)
  }
  for (const word of text.split(/\s+/u)) {
    if (!isWrittenWithoutSpaces(word)) add(word, countLetters(word, o))
    else for (const letter of splitGraphemes(word)) add(letter, countGraphemes(normalizeWord(letter, o)))
  }
  return { texts, letters }
}

/** Counts the letters that can be heard. A sign that is spoken, such as '&', counts as one. */
function countLetters(word: string, o: SplitOptions): number {
  const spelling = normalizeWord(word, o)
  if (spelling !== '') return countGraphemes(spelling)
  return isSaid(signOf(word), o) || spokenForms(word, o).length > 0 ? 1 : 0
}

function isSaid(sign: string, o: SplitOptions): boolean {
  return sign !== '' && o.saidSigns().has(sign)
}
