import { detectWritingMode } from '@lectern/core/page-layout'
import type { ReaderPage } from './reader-book'

/** Returns true for a page whose text is written in columns, which follow each other from right to left. */
export function isVertical({ words }: Pick<ReaderPage, 'words'>): boolean {
  return detectWritingMode(words.map((word) => ({ ...word, id: word.key, word: word.text }))) === 'vertical-rl'
}
