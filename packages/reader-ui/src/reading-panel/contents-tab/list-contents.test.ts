import { createTranslate, readingToolsMessages } from '@lectern/messages'
import { describe, expect, test } from 'vitest'
import type { ReaderBook } from '../../book/reader-book'
import { toReaderBook } from '../../book'
import { makeChapter } from '../../testing/make-book'
import { findContentsPlace, listContents } from './list-contents'

const t = createTranslate('en', readingToolsMessages.en)

const bookOf = (chapters: ReturnType<typeof makeChapter>[]): ReaderBook =>
  toReaderBook({ bookInfo: { id: 1, title: 'The Cat' }, chapters }, { language: 'en', languages: ['en'] })
const labelsOf = (book: ReaderBook) =>
  listContents(book, t).map(({ label, children }) => [
    label,
    Array.isArray(children) ? children.map((child: { label: string }) => child.label) : [],
  ])

describe('listContents', () => {
  test('calls pages without a name by their number within the book', () => {
    const second = makeChapter(2)
    const named = {
      ...second,
      pages: second.pages.map((page, index) => ({ ...page, name: index === 0 ? 'Owls' : ' ' })),
    }
    expect(labelsOf(bookOf([makeChapter(1), named]))).toEqual([
      ['Chapter 1', ['Page 1', 'Page 2']],
      ['Chapter 2', ['Owls', 'Page 4']],
    ])
  })

  test('lists the pages of the only chapter at the first level, and the cover without a number', () => {
    const cover = makeChapter(-1, { pages: makeChapter(-1).pages.slice(0, 1) })
    expect(labelsOf(bookOf([cover, makeChapter(1)]))).toEqual([
      ['Cover', []],
      ['Page 1', []],
      ['Page 2', []],
    ])
  })
})

test('findContentsPlace returns the place of every listed entry; of a chapter, its first page', () => {
  const book = bookOf([makeChapter(1), makeChapter(2)])
  const placesOf = listContents(book, t).flatMap(({ id, children }) =>
    [id, ...(Array.isArray(children) ? children.map((child: { id: string }) => child.id) : [])].map(
      (entry) => findContentsPlace(book, entry)?.pageId,
    ),
  )
  expect(placesOf).toEqual([100, 100, 101, 200, 200, 201])
  expect(findContentsPlace(book, '9')).toBeNull()
})
