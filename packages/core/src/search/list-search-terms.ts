import { listSearchTokens } from './list-search-tokens'

/**
 * Lists the terms of a text, which the index holds: words, and for a text without spaces every pair of neighbouring characters
 * and its last character.
 *
 * @param words as they stand on the page, one for each rect
 *
 * @example
 * listSearchTerms(['Well-known', 'Élan']) // => ['well', 'known', 'elan']
 * listSearchTerms(['月亮', '很']) // => ['月亮', '亮很', '很']
 */
export function listSearchTerms(words: readonly string[]): string[] {
  return listSearchTokens(words).flatMap(({ isSpaced, letters }) =>
    isSpaced
      ? [letters.map(({ text }) => text).join('')]
      : letters.map(({ text }, at) => text + (letters[at + 1]?.text ?? '')),
  )
}
