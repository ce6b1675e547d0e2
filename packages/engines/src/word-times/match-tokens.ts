import { alignWords } from '@lectern/core/sync'

/** Tokens and the recognised words that match them, as half-open ranges of indexes; either may be empty. */
export interface TokenMatch {
  tokens: readonly [from: number, to: number]
  heard: readonly [from: number, to: number]
}

/**
 * Matches recognised words with tokens, in order and every token once. A respelling matches the word that it replaces; words
 * that are not in the text, or are repeated, match no token.
 */
export function matchTokens(tokens: string[], heard: string[], language: string): TokenMatch[] {
  if (tokens.length === heard.length && tokens.every((token, index) => token === heard[index])) {
    return tokens.map((_, index) => ({ tokens: [index, index + 1], heard: [index, index + 1] }))
  }
  const matches: TokenMatch[] = []
  let open: { tokens: [number, number]; heard: [number, number] } | null = null
  let [token, word] = [0, 0]
  for (const operation of alignWords(tokens, heard, { language })) {
    switch (operation.kind) {
      case 'match':
      case 'similar':
        if (open) matches.push(open)
        open = null
        matches.push({ tokens: operation.reference, heard: operation.heard })
        ;[token, word] = [operation.reference[1], operation.heard[1]]
        break
      case 'missing':
        open ??= { tokens: [token, token], heard: [word, word] }
        token = operation.reference[1]
        open.tokens[1] = token
        break
      case 'extra':
        open ??= { tokens: [token, token], heard: [word, word] }
        word = operation.heard[1]
        open.heard[1] = word
        break
    }
  }
  if (open) matches.push(open)
  return matches.filter(({ tokens: [from, to] }) => from < to)
}
