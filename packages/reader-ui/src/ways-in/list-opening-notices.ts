import type { BookData } from '@lectern/core/book'
import type { ReaderAddress } from '../address/read-address'
import type { ReaderBook } from '../book/reader-book'
import { chooseOpening } from '../store/choose-opening'

/** The address with which a book was opened, and the book as it was then. */
export interface OpeningRequest {
  readonly address: Pick<ReaderAddress, 'chapter' | 'page' | 'variation' | 'unknownMode'>
  readonly book: BookData
}

/** A part of the address that the book cannot show. Languages are codes, the mode is as written. */
export type OpeningNotice =
  | { readonly kind: 'unknown-chapter' | 'unknown-page' }
  | { readonly kind: 'unknown-mode'; readonly mode: string }
  | { readonly kind: 'unknown-language'; readonly language: string; readonly shown: string }
  | { readonly kind: 'empty-chapter'; readonly chapter: string; readonly shown: string }
  | { readonly kind: 'other-language'; readonly chapter: string; readonly language: string; readonly shown: string }
  | { readonly kind: 'silent-chapter'; readonly chapter: string; readonly language: string }

/**
 * Lists the parts of an address that the book cannot show: an unknown mode, chapter, page or language, and in the opened
 * chapter, missing pages, another language or missing narration. An address without a chapter and page gets no notice about
 * its place.
 *
 * @param shown the book in the language in which it was opened
 */
export function listOpeningNotices({ address, book }: OpeningRequest, shown: ReaderBook): OpeningNotice[] {
  const { chapter, page, variation, unknownMode } = address
  const { language } = shown
  const notices: OpeningNotice[] = []
  if (unknownMode !== null) notices.push({ kind: 'unknown-mode', mode: unknownMode })
  if (variation !== null && variation.toLowerCase() !== language.toLowerCase()) {
    notices.push({ kind: 'unknown-language', language: variation, shown: language })
  }
  const opening = chooseOpening(book, { chapter, page, language, kept: null })
  const opened = shown.chapters.find(({ chapterId }) => chapterId === opening?.place.chapterId)
  if (opening === null || opened === undefined || (chapter === null && page === null)) return notices
  const { notice, place } = opening
  if (notice === 'empty-chapter') {
    const named = book.chapters.find(({ id }) => id === chapter)
    if (named === undefined) throw new Error(`Chapter ${chapter} has no pages and is not in the book`)
    notices.push({ kind: notice, chapter: named.name, shown: opened.name })
  } else if (notice !== null) notices.push({ kind: notice })
  const openedPage = opened.pages.find(({ pageId }) => pageId === place.pageId)
  const isNarrated = shown.chapters.some(({ narrationLink }) => narrationLink !== null)
  if (openedPage !== undefined && openedPage.language !== language) {
    notices.push({ kind: 'other-language', chapter: opened.name, language, shown: openedPage.language })
  } else if (opened.chapterId > 0 && opened.narrationLink === null && isNarrated) {
    notices.push({ kind: 'silent-chapter', chapter: opened.name, language })
  }
  return notices
}
