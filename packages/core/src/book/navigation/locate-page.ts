import type { BookData } from '../model/book-types'

/** A chapter of a book, and a page of it if the page is known. */
export interface BookLocation {
  chapterId: number
  pageId: number | null
}

type Id = number | string

/**
 * Finds the chapter that contains a page; null if there is none. Ids from the address may be strings.
 *
 * @example
 * const page = { pageId: 201, page_number: 1, variations: [], popupTriggers: [], coachingPoints: [] }
 * const book = {
 *   bookInfo: { id: 7, title: 'The Fox' },
 *   chapters: [{ id: 11, name: 'Morning', order_index: 1, variations: [], pages: [page] }],
 * }
 * locatePage(book, '201') // => { chapterId: 11, pageId: 201 }
 * locatePage(book, 999) // => null
 */
export function locatePage(book: Pick<BookData, 'chapters'>, pageId: Id): { chapterId: number; pageId: number } | null {
  for (const chapter of book.chapters) {
    const page = chapter.pages.find((candidate) => String(candidate.pageId) === String(pageId))
    if (page !== undefined) return { chapterId: chapter.id, pageId: page.pageId }
  }
  return null
}
