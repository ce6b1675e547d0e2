import { UNSPACED } from './unspaced.ts'

/** A stretch of text that is heard as one word: UTF-16 offsets, [start, end). */
export interface Token {
  start: number
  end: number
}

function cutIntoWords(token: Token, text: string, language: string): Token[] {
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

/** The text's tokens in order: parted by white space, and into words where the script has no spaces. */
export function findTokens(text: string, language: string): Token[] {
  return [...text.matchAll(/\S+/g)].flatMap((match) => {
    const token = { start: match.index, end: match.index + match[0].length }
    return UNSPACED.test(match[0]) ? cutIntoWords(token, text, language) : [token]
  })
}
