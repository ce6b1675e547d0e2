import { buildSearchIndex } from '@lectern/core/search'
import { expect, test } from 'vitest'
import { buildSearch, type SearchablePage } from './build-search'

const bounds = { pages: 1000, wordsPerPage: 300, longestTurnMilliseconds: 50 }

function makePages(language: string, pageCount: number, wordsPerPage: number): SearchablePage[] {
  return Array.from({ length: pageCount }, (_, page) => ({
    pageId: 100 + page,
    variations: [
      {
        variation: language,
        rectData: {
          rects: [],
          rectsByWords: Array.from({ length: wordsPerPage }, (__, index) => ({
            id: `r-${index}`,
            x: 0,
            y: 0,
            width: 9,
            height: 9,
            word: `Word${(page * 31 + index * 7919) % 9973}`,
          })),
        },
      },
    ],
  }))
}

const indexOf = (pages: readonly SearchablePage[]) =>
  buildSearchIndex(
    pages.map(({ variations }) => ({
      words: variations.flatMap(({ rectData }) => rectData?.rectsByWords.map(({ word = '' }) => word) ?? []),
    })),
  )

test.each([
  ['of a few pages, built at once', 3, 20],
  ['of many pages, built in a thread', 40, 200],
])('the index %s, is the same', async (_, pageCount, wordsPerPage) => {
  const pages = makePages('en', pageCount, wordsPerPage)
  expect(await buildSearch([...pages, { pageId: 1, variations: [{ variation: 'fr' }] }])).toEqual({
    pageIds: [...pages.map(({ pageId }) => pageId), 1],
    languages: [{ language: 'en', index: indexOf([...pages, { pageId: 1, variations: [] }]) }],
  })
})

test('the server goes on responding while a book of 300,000 words is indexed', async () => {
  const pages = makePages('en', bounds.pages, bounds.wordsPerPage)
  let longestMicroseconds = 0
  let isDone = false
  // Counts the processor time of this thread between two turns of the event loop, whatever else the machine does.
  let before = process.threadCpuUsage()
  const watch = () => {
    const { user, system } = process.threadCpuUsage(before)
    longestMicroseconds = Math.max(longestMicroseconds, user + system)
    before = process.threadCpuUsage()
    if (!isDone) setImmediate(watch)
  }
  watch()
  const { languages } = await buildSearch(pages)
  isDone = true
  watch()
  expect(languages).toHaveLength(1)
  expect(longestMicroseconds / 1000).toBeLessThanOrEqual(bounds.longestTurnMilliseconds)
})
