import { UNSPACED } from './scripts/unspaced.ts'

/** A range of text that is spoken as one word; UTF-16 offsets, half-open. */
export interface Token {
  start: number
  end: number
}

function splitIntoWords(token: Token, text: string, language: string): Token[] {
  const words: Token[] = []
  const segments = new Intl.Segmenter(language, { granularity: 'word' }).segment(text.slice(token.start, token.end))
  for (const { index, segment, isWordLike } of segments) {
    const start = token.start + index
    const previous = words.at(-1)
    // Punctuation goes with the word before it, opening punctuation with the first.
    if (!isWordLike && previous) previous.end = start + segment.length
    else words.push({ start, end: start + segment.length })
  }
  const [first, second] = words
  if (first && second && !/[\p{L}\p{N}]/u.test(text.slice(first.start, first.end))) {
    words.splice(0, 2, { start: first.start, end: second.end })
  }
  return words
}

/** Finds the tokens of a text in order: separated by white space, and by a dictionary in scripts without spaces. */
export function findTokens(text: string, language: string): Token[] {
  return [...text.matchAll(/\S+/g)].flatMap((match) => {
    const token = { start: match.index, end: match.index + match[0].length }
    return UNSPACED.test(match[0]) ? splitIntoWords(token, text, language) : [token]
  })
}
