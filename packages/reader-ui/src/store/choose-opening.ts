import type { BookData } from '@lectern/core/book'
import type { KeptPlace } from './kept-place'
import { locateStart, type StartPosition } from './locate-start'
import type { Place } from './outline'

/** Where a book opens. */
export interface Opening {
  readonly place: Place
  /** Where the narration goes on, in seconds of the chapter; null for the beginning of the page. */
  readonly seconds: number | null
  /** What the address asked for and the book does not have to show. */
  readonly notice: StartPosition['notice']
}

/**
 * Where a book opens: where the address says, else where it was left, else at its beginning. A chapter without pages has
 * nothing to show and counts as missing. null for a book without pages.
 *
 * @param o.language the book is read in: a time that was kept belongs to one narration
 */
export function chooseOpening(
  book: BookData,
  o: {
    readonly chapter: number | null
    readonly page: number | null
    readonly kept: KeptPlace | null
    readonly language: string
  },
): Opening | null {
  const { chapter, page, kept, language } = o
  const isAsked = chapter !== null || page !== null
  const wanted = !isAsked && kept !== null ? { page: kept.pageId } : { chapter, page }
  const readable = { ...book, chapters: book.chapters.filter(({ pages }) => pages.length > 0) }
  const { position, notice } = locateStart(readable, wanted)
  if (position === null || position.pageId === null) return null
  const isKept = kept?.pageId === position.pageId && kept.language === language
  return {
    place: { chapterId: position.chapterId, pageId: position.pageId },
    seconds: isKept ? kept.seconds : null,
    notice: isAsked ? notice : null,
  }
}
