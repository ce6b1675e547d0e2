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

describe('chooseOpening', () => {
  it('opens the first page and skips chapters without pages', () => {
    expect(chooseOpening(book, nothing)).toEqual({
      place: { chapterId: 11, pageId: 110 },
      seconds: null,
      notice: null,
    })
  })
  it('opens the next chapter with a notice when the chapter in the address has no pages', () => {
    expect(chooseOpening(book, { ...nothing, chapter: 10 })).toEqual({
      place: { chapterId: 11, pageId: 110 },
      seconds: null,
      notice: 'empty-chapter',
    })
    const gap = bookOf({ 10: [100], 11: [], 12: [120], 13: [] })
    expect(chooseOpening(gap, { ...nothing, chapter: 11 })?.place).toEqual({ chapterId: 12, pageId: 120 })
    expect(chooseOpening(gap, { ...nothing, chapter: 13 })?.place).toEqual({ chapterId: 10, pageId: 100 })
  })
  it('opens the last place, with its time if the language is the same', () => {
    expect(chooseOpening(book, { ...nothing, kept })).toEqual({
      place: { chapterId: 12, pageId: 120 },
      seconds: 4.5,
      notice: null,
    })
    expect(chooseOpening(book, { ...nothing, kept, language: 'es' })?.seconds).toBeNull()
  })
  it('opens the beginning without a notice when the page last read is gone', () => {
    expect(chooseOpening(book, { ...nothing, kept: { ...kept, pageId: 7 } })).toMatchObject({
      place: { chapterId: 11, pageId: 110 },
      notice: null,
    })
  })
  it('prefers the address to the last place', () => {
    expect(chooseOpening(book, { ...nothing, page: 111, kept })).toEqual({
      place: { chapterId: 11, pageId: 111 },
      seconds: null,
      notice: null,
    })
  })
  it('returns null for a book without pages', () => {
    expect(chooseOpening(bookOf({ 10: [] }), nothing)).toBeNull()
  })
})
