import type { BookData } from '@lectern/core/book'
import type { StoredPlace } from './stored-place'
import { locateStart, type StartPosition } from './locate-start'
import type { Place } from './outline'

/** The place at which a book opens. */
export interface Opening {
  readonly place: Place
  /** Position of the narration, in seconds of the chapter; null for the start of the page. */
  readonly seconds: number | null
  /** The part of the address that the book cannot show. */
  readonly notice: StartPosition['notice'] | 'empty-chapter'
}

/**
 * Chooses the place at which a book opens: the one in the address, else the last place, else the beginning. For a chapter
 * without pages, the next chapter that has some opens. null for a book without pages.
 *
 * @param o.language language of the narration: a stored time applies to one narration only
 */
export function chooseOpening(
  book: BookData,
  o: {
    readonly chapter: number | null
    readonly page: number | null
    readonly kept: StoredPlace | null
    readonly language: string
  },
): Opening | null {
  const { chapter, page, kept, language } = o
  const isAsked = chapter !== null || page !== null
  const empty = book.chapters.findIndex(({ id, pages }) => id === chapter && pages.length === 0)
  const next = empty < 0 ? undefined : book.chapters.slice(empty).find(({ pages }) => pages.length > 0)
  const wanted =
    !isAsked && kept !== null ? { page: kept.pageId } : { chapter: empty < 0 ? chapter : (next?.id ?? null), page }
  const readable = { ...book, chapters: book.chapters.filter(({ pages }) => pages.length > 0) }
  const { position, notice } = locateStart(readable, wanted)
  if (position === null || position.pageId === null) return null
  const isKept = kept?.pageId === position.pageId && kept.language === language
  return {
    place: { chapterId: position.chapterId, pageId: position.pageId },
    seconds: isKept ? kept.seconds : null,
    notice: empty >= 0 && notice !== 'unknown-page' ? 'empty-chapter' : isAsked ? notice : null,
  }
}
