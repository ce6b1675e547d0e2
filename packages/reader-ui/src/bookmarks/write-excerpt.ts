import type { ReaderWord } from '../book/reader-book'

const mostCharacters = 80

/** Returns the first words of a page, up to 80 characters; the rest is an ellipsis. */
export function writeExcerpt(words: readonly Pick<ReaderWord, 'text' | 'spaceAfter'>[]): string {
  let excerpt = ''
  for (const { text, spaceAfter } of words) {
    if (excerpt !== '' && excerpt.length + text.length > mostCharacters) return `${excerpt.trimEnd()}…`
    excerpt += spaceAfter ? `${text} ` : text
  }
  return excerpt.trim()
}
