import type { DeskChapter } from './desk-chapter'

/** Returns the reader's address of a page as it was last saved, published or not; the chapter's first page without one. */
export function previewUrl(
  { bookId, chapterId, language }: Pick<DeskChapter, 'bookId' | 'chapterId' | 'language'>,
  pageId: number | null,
): string {
  const place = new URLSearchParams({ mode: 'preview', book: String(bookId), chapter: String(chapterId) })
  if (pageId !== null) place.set('page', String(pageId))
  place.set('variation', language)
  return `/?${place.toString()}`
}
