import type { ReaderWord } from '../book/reader-book'

const ENDS_IN_LETTER = /[\p{L}\p{M}]$/u

/**
 * Lists the texts of a page's words for `findSearchHits`. A word that goes on in the next line gets its hyphen, if the recogniser
 * left it out.
 */
export function listPageTexts(words: readonly ReaderWord[], language: string): string[] {
  const isSpaced = !/^(?:zh|ja|th|lo|km|my|bo)\b/i.test(language)
  return words.map((word, index) => {
    const next = words[index + 1]
    const goesOn = next !== undefined && !word.spaceAfter && next.y >= word.y + word.height / 2
    return isSpaced && goesOn && ENDS_IN_LETTER.test(word.text) ? `${word.text}-` : word.text
  })
}
