import { describe, expect, test } from 'vitest'
import { makeBook, makeChapter } from '../testing/make-book'
import { locateStart } from './locate-start'

describe('where a book opens', () => {
  test('a page alone opens in the chapter that holds it [NAV-035]', () => {
    expect(locateStart(makeBook(5), { page: 201 })).toEqual({ position: { chapterId: 2, pageId: 201 }, notice: null })
  })

  test('chapter and page are ids; unknown ones fall back to the first with a notice [NAV-027]', () => {
    expect(locateStart(makeBook(5))).toEqual({ position: { chapterId: 1, pageId: 100 }, notice: null })
    expect(locateStart(makeBook(5), { chapter: 3 })).toEqual({ position: { chapterId: 3, pageId: 300 }, notice: null })
    expect(locateStart(makeBook(5), { chapter: 3, page: 301 }).position).toEqual({ chapterId: 3, pageId: 301 })
    expect(locateStart(makeBook(5), { chapter: 9 })).toEqual({
      position: { chapterId: 1, pageId: 100 },
      notice: 'unknown-chapter',
    })
    expect(locateStart(makeBook(5), { chapter: 3, page: 999 })).toEqual({
      position: { chapterId: 3, pageId: 300 },
      notice: 'unknown-page',
    })
    expect(locateStart(makeBook(5), { page: 999 })).toEqual({
      position: { chapterId: 1, pageId: 100 },
      notice: 'unknown-page',
    })
  })

  test('a known page of an unknown chapter opens in the chapter that holds it', () => {
    expect(locateStart(makeBook(5), { chapter: 9, page: 201 })).toEqual({
      position: { chapterId: 2, pageId: 201 },
      notice: 'unknown-chapter',
    })
  })

  test('a page that stands in another chapter than the one named opens where it is', () => {
    expect(locateStart(makeBook(5), { chapter: 3, page: 201 })).toEqual({
      position: { chapterId: 2, pageId: 201 },
      notice: null,
    })
    expect(locateStart(makeBook(5), { chapter: '3', page: '201' }).position).toEqual({ chapterId: 2, pageId: 201 })
  })

  test('of two chapters that hold the page the named one opens', () => {
    const pages = makeChapter(1).pages
    const book = { ...makeBook(5), chapters: [makeChapter(1), makeChapter(2, { pages })] }
    expect(locateStart(book, { chapter: 2, page: 100 }).position).toEqual({ chapterId: 2, pageId: 100 })
    expect(locateStart(book, { page: 100 }).position).toEqual({ chapterId: 1, pageId: 100 })
  })

  test('a book without chapters opens nowhere, a chapter without pages on none', () => {
    expect(locateStart(makeBook(5, 0))).toEqual({ position: null, notice: null })
    const empty = { ...makeBook(5), chapters: [makeChapter(1, { pages: [] })] }
    expect(locateStart(empty)).toEqual({ position: { chapterId: 1, pageId: null }, notice: null })
  })
})
