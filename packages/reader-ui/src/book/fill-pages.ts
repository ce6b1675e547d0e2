import { isVertical } from './is-vertical'
import type { ReaderBook, ReaderPage } from './reader-book'

/**
 * Replaces outlined pages of a book by loaded ones, by id. A book whose pages are written in columns is read from right to
 * left. Chapters without loaded pages stay the same objects.
 */
export function fillPages(book: ReaderBook, loaded: ReadonlyMap<number, ReaderPage>): ReaderBook {
  return {
    ...book,
    direction: [...loaded.values()].some(isVertical) ? 'rtl' : book.direction,
    chapters: book.chapters.map((chapter) =>
      chapter.pages.some(({ pageId }) => loaded.has(pageId))
        ? { ...chapter, pages: chapter.pages.map((page) => loaded.get(page.pageId) ?? page) }
        : chapter,
    ),
  }
}
