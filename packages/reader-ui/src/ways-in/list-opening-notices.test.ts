import { describe, expect, test } from 'vitest'
import { toReaderBook } from '../book'
import { makeChapter } from '../testing/make-book'
import { listOpeningNotices, type OpeningRequest } from './list-opening-notices'

const pagesIn = (language: string, id: number) => [
  {
    pageId: id,
    page_number: 1,
    variations: [{ id, variation: language, pageImageLink: null, rectData: { rects: [], rectsByWords: [] } }],
    popupTriggers: [],
    coachingPoints: [],
  },
]
const book = {
  bookInfo: { id: 7, title: 'The Cat' },
  chapters: [
    makeChapter(1, { pages: pagesIn('es', 100) }),
    makeChapter(2, { pages: [] }),
    makeChapter(3, { pages: pagesIn('es', 300), variations: [{ id: 1, variation: 'en', audio: 'a.mp3' }] }),
    makeChapter(4, { pages: pagesIn('en', 400) }),
  ],
}
const spanish = toReaderBook(book, { language: 'es', languages: ['en', 'es'] })
const plain = { chapter: null, page: null, variation: null, unknownMode: null }
const noticesOf = (asked: Partial<OpeningRequest['address']>) =>
  listOpeningNotices({ address: { ...plain, ...asked }, book }, spanish)

describe('the notices of an opening', () => {
  test('say nothing when the book shows what was asked for, or nothing was asked', () => {
    expect(noticesOf({})).toEqual([])
    expect(noticesOf({ chapter: 1, page: 100, variation: 'es' })).toEqual([])
  })

  test('name an unknown chapter, page and language', () => {
    expect(noticesOf({ chapter: 99 })).toEqual([{ kind: 'unknown-chapter' }])
    expect(noticesOf({ chapter: 1, page: 99 })).toEqual([{ kind: 'unknown-page' }])
    expect(noticesOf({ variation: 'tlh' })).toEqual([{ kind: 'unknown-language', language: 'tlh', shown: 'es' }])
  })

  test('name an unknown mode, before everything else', () => {
    expect(noticesOf({ unknownMode: 'nonsense' })).toEqual([{ kind: 'unknown-mode', mode: 'nonsense' }])
    expect(noticesOf({ unknownMode: 'nonsense', page: 99 }).map(({ kind }) => kind)).toEqual([
      'unknown-mode',
      'unknown-page',
    ])
  })

  test('name a chapter without pages and the next one, which opened instead', () => {
    expect(noticesOf({ chapter: 2 })).toEqual([
      { kind: 'empty-chapter', chapter: 'Chapter 2', shown: 'Chapter 3' },
      { kind: 'silent-chapter', chapter: 'Chapter 3', language: 'es' },
    ])
  })

  test('name a chapter without narration in the language of the book', () => {
    expect(noticesOf({ chapter: 3 })).toEqual([{ kind: 'silent-chapter', chapter: 'Chapter 3', language: 'es' }])
  })

  test('name a chapter whose pages are in another language', () => {
    expect(noticesOf({ page: 400 })).toEqual([
      { kind: 'other-language', chapter: 'Chapter 4', language: 'es', shown: 'en' },
    ])
  })

  test('leave a book without any narration to the player', () => {
    const silent = { ...book, chapters: book.chapters.map((chapter) => ({ ...chapter, variations: [] })) }
    const shown = toReaderBook(silent, { language: 'es', languages: ['es'] })
    expect(listOpeningNotices({ address: { ...plain, chapter: 1 }, book: silent }, shown)).toEqual([])
  })
})
