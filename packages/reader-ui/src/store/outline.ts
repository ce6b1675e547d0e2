import type { BookLocation } from '@lectern/core/book'
import type { ReaderBook } from '../book/reader-book'

/** A page of a book. */
export interface Place {
  readonly chapterId: number
  readonly pageId: number
}

export interface OutlinePage {
  readonly pageId: number
  /** Start of the page's first word, in seconds of the chapter's narration; null without narration. */
  readonly startSeconds: number | null
}

export interface OutlineChapter {
  readonly chapterId: number
  readonly isNarrated: boolean
  readonly pages: readonly OutlinePage[]
}

/** The part of a book that the store holds: enough to turn its pages. */
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
      pages: chapter.pages.map(({ pageId, span }) => ({ pageId, startSeconds: span?.start ?? null })),
    })),
  }
}

/** Returns true if two outlines are equal: a book that was merely reloaded must not be opened again. */
export function isSameOutline(a: Outline | null, b: Outline | null): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}

/** Compares places, also with one of the history, which may name a chapter alone. */
export function isSamePlace(a: Readonly<BookLocation> | null, b: Readonly<BookLocation> | null): boolean {
  return a?.chapterId === b?.chapterId && a?.pageId === b?.pageId
}

/** Returns a page's number within the book, from 1 on; 0 or less for the generated cover of an audio book. */
export function getPageNumber(places: readonly Place[], place: Place | null): number {
  const covers = places.filter(({ chapterId }) => chapterId < 0).length
  return places.findIndex((candidate) => isSamePlace(candidate, place)) + 1 - covers
}

/** Lists all pages in reading order. */
export function listPlaces(outline: Outline): Place[] {
  return outline.chapters.flatMap(({ chapterId, pages }) => pages.map(({ pageId }) => ({ chapterId, pageId })))
}
