import type { SearchHit } from '@lectern/core/search'
import type { ReaderWord } from '../book/reader-book'

/** Words around a hit, as they stand on the page. */
export interface Snippet {
  readonly before: string
  readonly hit: string
  readonly after: string
}

/** Most characters before and after a hit. */
const room = { before: 40, after: 70 }

/**
 * Cuts the words around a hit, whole words only. An ellipsis stands for those that are left out.
 */
export function cutSnippet(words: readonly ReaderWord[], { firstWord, lastWord }: SearchHit): Snippet {
  let first = firstWord
  let length = 0
  for (const { text } of words.slice(0, firstWord).toReversed()) {
    if (length >= room.before) break
    first -= 1
    length += text.length
  }
  let end = lastWord + 1
  length = 0
  for (const { text } of words.slice(end)) {
    if (length >= room.after) break
    end += 1
    length += text.length
  }
  return {
    before: (first > 0 ? '… ' : '') + joinWords(words.slice(first, firstWord)),
    hit: joinWords(words.slice(firstWord, lastWord + 1)).trimEnd(),
    after:
      (words[lastWord]?.spaceAfter === true ? ' ' : '') +
      joinWords(words.slice(lastWord + 1, end)).trimEnd() +
      (end < words.length ? ' …' : ''),
  }
}

function joinWords(words: readonly ReaderWord[]): string {
  return words.map(({ text, spaceAfter }) => text + (spaceAfter ? ' ' : '')).join('')
}
