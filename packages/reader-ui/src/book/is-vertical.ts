import { detectWritingMode } from '@lectern/core/page-layout'
import type { ReaderPage } from './reader-book'

/** The letters of all scripts that are written in columns are among these, and those of hardly any other script. */
const BEYOND_ALPHABETS = /[\u2e80-\uffff]/

/** Returns true for a page whose text is written in columns, which follow each other from right to left. */
export function isVertical({ words }: Pick<ReaderPage, 'words'>): boolean {
  return (
    // Most pages have no such word, and are asked about often.
    words.some(({ text }) => BEYOND_ALPHABETS.test(text)) &&
    detectWritingMode(words.map((word) => ({ ...word, id: word.key, word: word.text }))) === 'vertical-rl'
  )
}
