import { joinSplitTokens } from './join-split-tokens'
import { gramLength, listSearchTokens, type SearchToken } from './list-search-tokens'

/**
 * Lists the terms of a text, which the index holds: words, also those that a hyphen splits at the end of a rect, and for a text
 * without spaces its n-grams: from each character, as many as `gramLength` says, fewer at the end.
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

function toTerms(token: SearchToken): string[] {
  const characters = token.letters.map(({ text }) => text)
  if (token.isSpaced) return [characters.join('')]
  return characters.map((character, at) => characters.slice(at, at + gramLength(character)).join(''))
}
