import { describe, expect, test } from 'vitest'
import { makeBook } from '../testing/make-book'
import { locatePage } from './locate-page'

describe('finding a page', () => {
  test('a page alone finds the chapter that holds it [NAV-035]', () => {
    expect(locatePage(makeBook(5), 201)).toEqual({ chapterId: 2, pageId: 201 })
    expect(locatePage(makeBook(5), '201')).toEqual({ chapterId: 2, pageId: 201 })
    expect(locatePage(makeBook(5), 999)).toBeNull()
  })
})
