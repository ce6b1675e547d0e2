import { describe, expect, test } from 'vitest'
import { makeBook } from '../../testing/make-book'
import { locatePage } from './locate-page'

describe('locatePage', () => {
  test('returns the chapter that contains a page [NAV-035]', () => {
    expect(locatePage(makeBook(5), 201)).toEqual({ chapterId: 2, pageId: 201 })
    expect(locatePage(makeBook(5), '201')).toEqual({ chapterId: 2, pageId: 201 })
    expect(locatePage(makeBook(5), 999)).toBeNull()
  })
})
