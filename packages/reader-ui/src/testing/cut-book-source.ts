import { cutBook } from '@lectern/core/book-parts'
import type { BookSource } from '../book/book-source'

/** Returns the outline of a book and its parts, as a server stores them. */
export function cutBookSource(book: BookSource, pagesPerPart = 10) {
  const { outline, parts } = cutBook(
    {
      ...(book.glossary === undefined ? {} : { glossary: { ...book.glossary } }),
      bookInfo: book.bookInfo,
      chapters: book.chapters.map((chapter, index) => ({
        order_index: index,
        ...chapter,
        variations: chapter.variations.map((own) => ({ id: 0, ...own })),
        pages: chapter.pages.map((page) => ({
          ...page,
          popupTriggers: [...(page.popupTriggers ?? [])],
          coachingPoints: [...(page.coachingPoints ?? [])],
          variations: page.variations.map(({ rectData: { rects = [], rectsByWords = [] } = {}, ...own }) => ({
            id: 0,
            ...own,
            rectData: { rects: [...rects], rectsByWords: [...rectsByWords] },
          })),
        })),
      })),
    },
    { pageLimit: pagesPerPart },
  )
  return {
    outline: { book: outline, parts: parts.map((pages, index) => ({ id: `part-${index}`, pageCount: pages.length })) },
    parts: parts.map((pages) => ({ pages })),
  }
}
