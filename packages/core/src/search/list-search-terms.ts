import { joinSplitTokens } from './join-split-tokens'
import { listSearchTokens, type SearchToken } from './list-search-tokens'

/**
 * Lists the terms of a text, which the index holds: words, also those that a hyphen splits at the end of a rect, and for a text
 * without spaces every pair of neighbouring characters and its last character.
 *
 * @param words as they stand on the page, one for each rect
 *
 * @example
 * listSearchTerms(['Well-known', 'Élan']) // => ['well', 'known', 'elan']
 * listSearchTerms(['opti-', 'mized']) // => ['opti', 'mized', 'optimized']
 * listSearchTerms(['月亮', '很']) // => ['月亮', '亮很', '很']
 */
export function listSearchTerms(words: readonly string[]): string[] {
  const tokens = listSearchTokens(words)
  const plain = new Set(tokens)
  return [...tokens, ...joinSplitTokens(tokens, words).filter((token) => !plain.has(token))].flatMap(toTerms)
}

function toTerms({ isSpaced, letters }: SearchToken): string[] {
  return isSpaced
    ? [letters.map(({ text }) => text).join('')]
    : letters.map(({ text }, at) => text + (letters[at + 1]?.text ?? ''))
}
