import type { BookData } from '@lectern/core/book'
import { describe, expect, it } from 'vitest'
import { chooseOpening } from './choose-opening'

function bookOf(chapters: Readonly<Record<number, readonly number[]>>): BookData {
  return {
    bookInfo: { id: 1, title: 'A book' },
    chapters: Object.entries(chapters).map(([id, pageIds]) => ({
      id: Number(id),
      name: `Chapter ${id}`,
      order_index: Number(id),
      variations: [],
      pages: pageIds.map((pageId, index) => ({
        pageId,
        page_number: index + 1,
        variations: [],
        popupTriggers: [],
        coachingPoints: [],
      })),
    })),
  }
}

const book = bookOf({ 10: [], 11: [110, 111], 12: [120] })
const kept = { chapterId: 12, pageId: 120, language: 'en', seconds: 4.5, pageNumber: 3 }
const nothing = { chapter: null, page: null, kept: null, language: 'en' }

describe('where a book opens', () => {
  it('is the first page there is, past chapters that have none', () => {
    expect(chooseOpening(book, nothing)).toEqual({
      place: { chapterId: 11, pageId: 110 },
      seconds: null,
      notice: null,
    })
  })
  it('is that page too when the address names a chapter that has none, with a notice', () => {
    expect(chooseOpening(book, { ...nothing, chapter: 10 })).toEqual({
      place: { chapterId: 11, pageId: 110 },
      seconds: null,
      notice: 'unknown-chapter',
    })
  })
  it('is where the book was left, to the second where the language is the same', () => {
    expect(chooseOpening(book, { ...nothing, kept })).toEqual({
      place: { chapterId: 12, pageId: 120 },
      seconds: 4.5,
      notice: null,
    })
    expect(chooseOpening(book, { ...nothing, kept, language: 'es' })?.seconds).toBeNull()
  })
  it('is the beginning, without a notice, when the page where it was left is gone', () => {
    expect(chooseOpening(book, { ...nothing, kept: { ...kept, pageId: 7 } })).toMatchObject({
      place: { chapterId: 11, pageId: 110 },
      notice: null,
    })
  })
  it('is where the address says rather than where it was left', () => {
    expect(chooseOpening(book, { ...nothing, page: 111, kept })).toEqual({
      place: { chapterId: 11, pageId: 111 },
      seconds: null,
      notice: null,
    })
  })
  it('is nowhere in a book without pages', () => {
    expect(chooseOpening(bookOf({ 10: [] }), nothing)).toBeNull()
  })
})
