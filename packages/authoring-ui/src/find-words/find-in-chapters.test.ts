import { expect, it } from 'vitest'
import { fixtureWords } from '../testing/fixture-words'
import type { BookPage } from './book-text-calls'
import { findInChapters, replaceOnPages } from './find-in-chapters'

const pageOf = (id: number, text: string): BookPage => ({
  pageId: id,
  pageVariationId: id + 100,
  pageNumber: id,
  revision: 3,
  rects: {
    rects: [],
    rectsByWords: fixtureWords(text).map((rect, index) => ({ ...rect, startTime: index, endTime: index + 0.5 })),
  },
})
const pages = new Map([
  [7, [pageOf(1, 'The lamp waved at the lamp'), pageOf(2, 'Rain')]],
  [8, [pageOf(3, 'No light')]],
  [9, [pageOf(4, 'A red lamp')]],
])
const chapters = [7, 8, 9].map((chapterId) => ({ chapterId, name: `Chapter ${chapterId}` }))
const find = (text: string) =>
  findInChapters(chapters, ({ chapterId }) => pages.get(chapterId) ?? [], {
    text,
    matchesCase: false,
    wholeWords: false,
  })

it('finds matches in the order of the book with their chapter, page and context', () => {
  const found = find('lamp')
  expect(found.map(({ chapter, page }) => [chapter.chapterId, page.pageId])).toEqual([
    [7, 1],
    [7, 1],
    [9, 4],
  ])
  expect(found[0]).toMatchObject({ before: 'The ', found: 'lamp', after: ' waved at the lamp' })
})

it('replaces the matches of each page at once, and keeps frames and times of the other words', () => {
  const changed = replaceOnPages(find('lamp').slice(0, 2), { replacement: 'lantern', language: 'en' })
  expect(changed.map(({ pageId, rects }) => [pageId, rects.rectsByWords.map(({ word }) => word).join(' ')])).toEqual([
    [1, 'The lantern waved at the lantern'],
  ])
  const before = pages.get(7)?.[0]?.rects.rectsByWords.map(({ word: _word, ...rect }) => rect)
  expect(changed[0]?.rects.rectsByWords.map(({ word: _word, ...rect }) => rect)).toEqual(before)
})
