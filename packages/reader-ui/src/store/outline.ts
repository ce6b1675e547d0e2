import type { ReaderBook } from '../book/reader-book'

/** Somewhere in a book. */
export interface Place {
  readonly chapterId: number
  readonly pageId: number
}

export interface OutlinePage {
  readonly pageId: number
  /** When the first word of the page is read, in seconds of the chapter's narration; null when none is. */
  readonly startSeconds: number | null
}

export interface OutlineChapter {
  readonly chapterId: number
  readonly isNarrated: boolean
  readonly pages: readonly OutlinePage[]
}

/** What the store knows of a book: enough to turn its pages. */
export interface Outline {
  readonly bookId: number
  readonly language: string
  readonly chapters: readonly OutlineChapter[]
}

export function outlineBook(book: ReaderBook): Outline {
  return {
    bookId: book.bookId,
    language: book.language,
    chapters: book.chapters.map((chapter) => ({
      chapterId: chapter.chapterId,
      isNarrated: chapter.narrationLink !== null,
      pages: chapter.pages.map((page) => {
        const starts = page.words.flatMap(({ span }) => (span === null ? [] : [span.start]))
        return { pageId: page.pageId, startSeconds: starts.length === 0 ? null : Math.min(...starts) }
      }),
    })),
  }
}

/** Whether turning the pages of both is the same: a book that was only loaded anew has not to be opened anew. */
export function isSameOutline(a: Outline | null, b: Outline | null): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}

export function isSamePlace(a: Place | null, b: Place | null): boolean {
  return a?.chapterId === b?.chapterId && a?.pageId === b?.pageId
}

/** The number of a page among all of the book, from 1 on; 0 and less for the cover put in front of an audio book. */
export function numberPage(places: readonly Place[], place: Place | null): number {
  const covers = places.filter(({ chapterId }) => chapterId < 0).length
  return places.findIndex((candidate) => isSamePlace(candidate, place)) + 1 - covers
}

/** All pages in the order they are read in. */
export function listPlaces(outline: Outline): Place[] {
  return outline.chapters.flatMap(({ chapterId, pages }) => pages.map(({ pageId }) => ({ chapterId, pageId })))
}
