import { foldSearchText } from './fold-search-text'

export interface SearchLetter {
  readonly text: string
  /** Index of the word on which it stands. */
  readonly word: number
}

/** A word of a script with spaces, or an unbroken text of a script without. */
export interface SearchToken {
  readonly isSpaced: boolean
  /** Folded. */
  readonly letters: readonly SearchLetter[]
}

const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u
const FEW_CHARACTERS = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u
const MARK = /\p{M}/u
const IN_WORD = /[\p{L}\p{N}\p{M}]/u

/**
 * Returns the length of the n-gram that begins with a character of a text without spaces: pairs of the thousands of Chinese and
 * Japanese characters tell pages apart, while those of an alphabet are on every page.
 */
export function gramLength(character: string): number {
  return FEW_CHARACTERS.test(character) ? 3 : 2
}

/**
 * Returns true if the tokens of a word depend on the words beside it: it has text without spaces, or begins with a mark.
 *
 * @param folded the word, folded
 */
export function touchesNeighbours(folded: string): boolean {
  return UNSPACED.test(folded) || /^\p{M}/u.test(folded)
}

/**
 * Lists the tokens of a text, in order and folded. Words end at spaces and signs: "well-known" is two tokens. A text without
 * spaces continues from one rect to the next, up to a sign.
 *
 * @param words as they stand on the page, one for each rect
 */
export function listSearchTokens(words: readonly string[]): SearchToken[] {
  const tokens: { isSpaced: boolean; letters: SearchLetter[] }[] = []
  let isOpen = false
  for (const [word, text] of words.entries()) {
    if (tokens.at(-1)?.isSpaced === true) isOpen = false
    for (const letter of foldSearchText(text)) {
      if (!IN_WORD.test(letter)) {
        isOpen = false
        continue
      }
      const last = isOpen ? tokens.at(-1) : undefined
      const isSpaced = last !== undefined && MARK.test(letter) ? last.isSpaced : !UNSPACED.test(letter)
      if (last?.isSpaced === isSpaced) last.letters.push({ text: letter, word })
      else tokens.push({ isSpaced, letters: [{ text: letter, word }] })
      isOpen = true
    }
  }
  return tokens
}
