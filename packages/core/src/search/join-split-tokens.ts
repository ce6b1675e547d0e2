import { endsInHyphen } from '../text/hyphenation/join-hyphenated'
import type { SearchToken } from './list-search-tokens'

/**
 * Joins the parts of words that a hyphen at the end of a rect splits, which are tokens of their own too: only a dictionary
 * tells "opti-mized" from "well-known". Tokens that are not joined stay the same objects.
 *
 * @param words as they stand on the page, one for each rect
 */
export function joinSplitTokens(tokens: readonly SearchToken[], words: readonly string[]): SearchToken[] {
  const joined: SearchToken[] = []
  for (const token of tokens) {
    const before = joined.at(-1)
    if (before !== undefined && continues(before, token, words))
      joined[joined.length - 1] = { isSpaced: true, letters: [...before.letters, ...token.letters] }
    else joined.push(token)
  }
  return joined
}

function continues(before: SearchToken, token: SearchToken, words: readonly string[]): boolean {
  const [last, first] = [before.letters.at(-1)?.word, token.letters[0]?.word]
  if (!before.isSpaced || !token.isSpaced || last === undefined || first !== last + 1) return false
  return endsInHyphen(words[last] ?? '')
}
