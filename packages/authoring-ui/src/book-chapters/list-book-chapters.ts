import type { BookData, Chapter } from '@lectern/api-client/main'
import { applyBookRules, ownChapters, type BookRule } from '@lectern/core/book'

export interface ListedChapter {
  readonly chapter: Chapter
  /** A rule of this book hides the chapter from readers. */
  readonly isHidden: boolean
}

/**
 * Returns all chapters of a book in their order, those included that its rules hide from readers. A reader's synthetic cover is
 * no chapter and is left out.
 *
 * @param rules the table of special books; that of core by default
 */
export function listBookChapters(book: BookData, rules?: readonly BookRule[]): readonly ListedChapter[] {
  const own = { ...book, chapters: ownChapters(book.chapters) }
  const shown = new Set(applyBookRules(own, null, rules === undefined ? {} : { rules }).chapters.map(({ id }) => id))
  return own.chapters
    .toSorted((a, b) => a.order_index - b.order_index)
    .map((chapter) => ({ chapter, isHidden: !shown.has(chapter.id) }))
}
