import { isWrittenWithoutSpaces } from '@lectern/core/text'
import { type AudioTags, blankTags } from './blank-tags'

/** A range of text that is spoken as one word; UTF-16 offsets, half-open. */
export interface Token {
  start: number
  end: number
}

/** Finds the tokens of a text in order: separated by white space, and by a dictionary in scripts without spaces. */
export function findTokens(text: string, language: string, tags: AudioTags): Token[] {
  return [...blankTags(text, tags).matchAll(/\S+/g)].flatMap((match) => {
    const token = { start: match.index, end: match.index + match[0].length }
    return isWrittenWithoutSpaces(match[0]) ? splitIntoWords(token, match[0], language) : [token]
  })
}

function splitIntoWords({ start: offset }: Token, text: string, language: string): Token[] {
  const words: Token[] = []
  for (const { index, segment, isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    const start = offset + index
    const previous = words.at(-1)
    // Punctuation goes with the word before it, opening punctuation with the first.
    if (!isWordLike && previous) previous.end = start + segment.length
    else words.push({ start, end: start + segment.length })
  }
  const [first, second] = words
  if (first && second && !/[\p{L}\p{N}]/u.test(text.slice(first.start - offset, first.end - offset))) {
    words.splice(0, 2, { start: first.start, end: second.end })
  }
  return words
}
