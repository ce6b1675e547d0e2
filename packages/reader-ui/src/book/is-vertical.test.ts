import { expect, test } from 'vitest'
import { makeWord } from '../fixtures/make-word'
import { fillPages } from './fill-pages'
import { isVertical } from './is-vertical'
import type { ReaderBook, ReaderPage } from './reader-book'

/** Two columns of two words each, the first one on the right. */
const columns = ['昔々', 'ある所', 'お爺さん', 'お婆さん'].map((text, index) =>
  makeWord({ key: text, text, x: index < 2 ? 600 : 500, y: 100 + (index % 2) * 220, width: 50, height: 200 }),
)
const lines = ['昔々', 'ある所'].map((text, index) =>
  makeWord({ key: text, text, x: 100 + index * 220, y: 100, width: 200, height: 50 }),
)

test('a page in columns is vertical, one in lines is not', () => {
  expect(isVertical({ words: columns })).toBe(true)
  expect(isVertical({ words: lines })).toBe(false)
  expect(isVertical({ words: [] })).toBe(false)
})

test('a book with pages in columns is turned from right to left as soon as one is loaded', () => {
  const page = (words: typeof columns): ReaderPage => ({
    pageId: 1,
    pageNumber: 1,
    name: null,
    language: 'ja',
    direction: 'ltr',
    imageLink: null,
    thumbnailLink: null,
    imageSize: null,
    altText: null,
    part: null,
    span: null,
    rectData: null,
    popupTriggers: [],
    coachingPoints: [],
    words,
  })
  const outlined: ReaderBook = {
    bookId: 1,
    title: '昔話',
    titleLanguage: 'ja',
    coverLink: null,
    language: 'ja',
    direction: 'ltr',
    languages: ['ja'],
    isVideoBook: false,
    chapters: [],
  }
  expect(fillPages(outlined, new Map([[1, page(columns)]])).direction).toBe('rtl')
  expect(fillPages(outlined, new Map([[1, page(lines)]])).direction).toBe('ltr')
})
