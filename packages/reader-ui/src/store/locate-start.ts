import { locatePage, type BookData, type BookLocation } from '@lectern/core/book'

type Id = number | string

/** The place at which a book opens, and the part of the request that was unknown. */
export interface StartPosition {
  /** Null for a book without chapters; its page is null in a chapter without pages. */
  position: BookLocation | null
  /** The part of the address that the book does not have. */
  notice: 'unknown-chapter' | 'unknown-page' | null
}

/**
 * Finds the place that an address names. A page alone is enough: it opens in the chapter that contains it, preferably the
 * requested one. Unknown ids fall back to the first chapter or the chapter's first page, with a notice.
 *
 * @example
 * const page = { pageId: 201, page_number: 1, variations: [], popupTriggers: [], coachingPoints: [] }
 * const book = {
 *   bookInfo: { id: 7, title: 'The Fox' },
 *   chapters: [{ id: 11, name: 'Morning', order_index: 1, variations: [], pages: [page] }],
 * }
 * locateStart(book) // => { position: { chapterId: 11, pageId: 201 }, notice: null }
 * locateStart(book, { page: 999 }) // => { position: { chapterId: 11, pageId: 201 }, notice: 'unknown-page' }
 */
export function locateStart(book: BookData, wanted: { chapter?: Id | null; page?: Id | null } = {}): StartPosition {
  const { chapter: chapterId = null, page = null } = wanted
  const named = book.chapters.find(({ id }) => chapterId !== null && String(id) === String(chapterId))

  const chapters = named === undefined ? book.chapters : [named, ...book.chapters]
  const found = page === null ? null : locatePage({ chapters }, page)

  const chapter = named ?? book.chapters[0]
  const start = chapter === undefined ? null : { chapterId: chapter.id, pageId: chapter.pages[0]?.pageId ?? null }
  const position = found ?? start
  if (chapterId !== null && named === undefined) return { position, notice: 'unknown-chapter' }
  return { position, notice: page !== null && found === null ? 'unknown-page' : null }
}
