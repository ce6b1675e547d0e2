import { describe, expect, test } from 'vitest'
import { makeBook, makeChapter } from '../testing/make-book'
import { locateStart } from './locate-start'

describe('locateStart', () => {
  test('opens a page without a chapter in the chapter that contains it [NAV-035]', () => {
    expect(locateStart(makeBook(5), { page: 201 })).toEqual({ position: { chapterId: 2, pageId: 201 }, notice: null })
  })

  test('reads chapter and page as ids and falls back to the first with a notice [NAV-027]', () => {
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

  test('opens a known page of an unknown chapter in the chapter that contains it', () => {
    expect(locateStart(makeBook(5), { chapter: 9, page: 201 })).toEqual({
      position: { chapterId: 2, pageId: 201 },
      notice: 'unknown-chapter',
    })
  })

  test('opens a page in its own chapter when the address names another', () => {
    expect(locateStart(makeBook(5), { chapter: 3, page: 201 })).toEqual({
      position: { chapterId: 2, pageId: 201 },
      notice: null,
    })
    expect(locateStart(makeBook(5), { chapter: '3', page: '201' }).position).toEqual({ chapterId: 2, pageId: 201 })
  })

  test('opens the named one of two chapters that contain the page', () => {
    const pages = makeChapter(1).pages
    const book = { ...makeBook(5), chapters: [makeChapter(1), makeChapter(2, { pages })] }
    expect(locateStart(book, { chapter: 2, page: 100 }).position).toEqual({ chapterId: 2, pageId: 100 })
    expect(locateStart(book, { page: 100 }).position).toEqual({ chapterId: 1, pageId: 100 })
  })

  test('returns null without chapters, and a null page in a chapter without pages', () => {
    expect(locateStart(makeBook(5, 0))).toEqual({ position: null, notice: null })
    const empty = { ...makeBook(5), chapters: [makeChapter(1, { pages: [] })] }
    expect(locateStart(empty)).toEqual({ position: { chapterId: 1, pageId: null }, notice: null })
  })
})
