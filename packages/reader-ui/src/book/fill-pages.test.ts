import { expect, it } from 'vitest'
import { makeFixtureBook } from '../fixtures/make-fixture-book'
import { cutBookSource } from '../testing/cut-book-source'
import { mapParts } from '../loading/map-parts'
import { fillPages } from './fill-pages'
import { toReaderBook, toReaderPages } from './to-reader-book'

const book = makeFixtureBook({ toLink: () => '/narration.wav' })
const { outline, parts } = cutBookSource(book, 2)
const o = { language: 'en', languages: ['en', 'es'] }
const outlined = toReaderBook(
  { ...outline.book, bookInfo: book.bookInfo },
  { ...o, partOf: mapParts(outline.book.chapters, outline.parts) },
)
const loaded = (...indexes: number[]) =>
  new Map(
    indexes
      .flatMap((index) => toReaderPages(parts[index]?.pages ?? [], 'en'))
      .map((page) => [page.pageId, page] as const),
  )

it('an outline with all of its parts is the whole book', () => {
  expect(fillPages(outlined, loaded(...parts.keys()))).toEqual(toReaderBook(book, o))
})

it('an outline has the place and the times of each page, and names the part of its words', () => {
  const whole = toReaderBook(book, o).chapters.flatMap(({ pages }) => pages)
  const pages = outlined.chapters.flatMap((chapter) => chapter.pages)
  expect(pages).toEqual(
    whole.map((page, index) => ({
      ...page,
      imageLink: null,
      words: [],
      rectData: null,
      part: pages[index]?.part ?? null,
    })),
  )
  expect(pages.map(({ part }) => part)).toEqual(
    outline.parts.flatMap(({ id, pageCount }) => Array.from({ length: pageCount }, () => id)),
  )
})

it('chapters without loaded pages stay the same objects', () => {
  const filled = fillPages(outlined, loaded(0))
  expect(filled.chapters.map((chapter, index) => chapter === outlined.chapters[index])).toEqual([false, true])
})
