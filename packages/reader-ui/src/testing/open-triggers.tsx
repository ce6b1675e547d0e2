import type { PopupTrigger } from '@lectern/core/book'
import type { BookSource } from '../book/book-source'
import { makeFixtureBook } from '../fixtures/make-fixture-book'
import { openBookPage, type BookPageOptions } from './open-book-page'

export interface TriggerOptions extends Partial<BookPageOptions> {
  /** Page of the triggers; the first by default. */
  readonly pageId?: number
  readonly change?: (book: BookSource) => BookSource
}

/** Opens the fixture book with triggers on one page, as the application does. */
export async function openTriggers(triggers: readonly PopupTrigger[], o: TriggerOptions = {}) {
  const made = makeFixtureBook({ toLink: toWavLink })
  const book = addTriggers(o.change?.(made) ?? made, triggers, o.pageId ?? 100)
  const opened = await openBookPage({ ...o, search: o.search ?? '?book=1&page=100', respond: () => book })
  const reading = () => opened.store.getState().reading
  return { ...opened, book, reading }
}

/** Returns the book with triggers on a page. */
function addTriggers(book: BookSource, popupTriggers: readonly PopupTrigger[], pageId: number): BookSource {
  return {
    ...book,
    chapters: book.chapters.map((chapter) => ({
      ...chapter,
      pages: chapter.pages.map((page) => (page.pageId === pageId ? { ...page, popupTriggers } : page)),
    })),
  }
}

/** Returns an address of a WAV file. */
export function toWavLink(wav: Uint8Array): string {
  return URL.createObjectURL(new Blob([new Uint8Array(wav)], { type: 'audio/wav' }))
}
