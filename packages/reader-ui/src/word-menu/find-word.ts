import type { ReaderBook, ReaderPage, ReaderWord } from '../book/reader-book'
import type { Place } from '../store/outline'

export interface FoundWord {
  readonly place: Place
  readonly word: ReaderWord
  /** Direction in which the words of its page are read. */
  readonly direction: ReaderPage['direction']
  /** Keys of the words before and after it on the page; null at its ends. */
  readonly previousKey: string | null
  readonly nextKey: string | null
}

/** Finds a word of the book by its key; null if its page is not loaded. */
export function findWord(book: ReaderBook, key: string): FoundWord | null {
  for (const { chapterId, pages } of book.chapters) {
    for (const { pageId, direction, words } of pages) {
      const index = words.findIndex((each) => each.key === key)
      const word = words[index]
      if (word === undefined) continue
      const previousKey = words[index - 1]?.key ?? null
      const nextKey = words[index + 1]?.key ?? null
      return { place: { chapterId, pageId }, word, direction, previousKey, nextKey }
    }
  }
  return null
}
