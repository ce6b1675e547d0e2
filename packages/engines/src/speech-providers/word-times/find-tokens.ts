import { isWrittenWithoutSpaces } from '@lectern/core/text'
import { type AudioTags, blankTags } from './blank-tags'

/** A stretch of text that is heard as one word: UTF-16 offsets, [start, end). */
export interface Token {
  start: number
  end: number
}

/** The text's tokens in order, as the speech port has them: parted by white space, and into words where a script has none. */
export function findTokens(text: string, language: string, tags: AudioTags): Token[] {
  return [...blankTags(text, tags).matchAll(/\S+/g)].flatMap((match) => {
    const token = { start: match.index, end: match.index + match[0].length }
    return isWrittenWithoutSpaces(match[0]) ? cutIntoWords(token, match[0], language) : [token]
  })
}

function cutIntoWords({ start: offset }: Token, text: string, language: string): Token[] {
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
