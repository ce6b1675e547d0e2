import { detectWritingMode } from '@lectern/core/page-layout'
import type { ReaderPage } from './reader-book'

/** Languages that are also written in columns. */
const IN_COLUMNS = /^(?:ja|zh|yue|ko)\b/i

/** Returns true for a page whose text is written in columns, which follow each other from right to left. */
export function isVertical({ words, language }: Pick<ReaderPage, 'words' | 'language'>): boolean {
  if (!IN_COLUMNS.test(language)) return false
  const rects = words.map(({ key, text, x, y, width, height }) => ({ id: key, word: text, x, y, width, height }))
  return detectWritingMode(rects) === 'vertical-rl'
}
