import { buildSearchIndex } from '@lectern/core/search'
import { expect, test } from 'vitest'
import { buildSearch, type SearchablePage } from './build-search'

const bounds = { pages: 1000, wordsPerPage: 300, mostPagesInTurn: 20, turnsOfAnIndexBuiltHere: 10 }

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
  let pagesInTurn = 0
  let mostPagesInTurn = 0
  let turnsAfterLastPage = 0
  let isDone = false
  const pages = makePages('en', bounds.pages, bounds.wordsPerPage).map(({ pageId, variations }, place) => ({
    pageId,
    variations: variations.map(({ variation, rectData }) => ({
      variation,
      get rectData() {
        pagesInTurn += 1
        if (place === bounds.pages - 1) turnsAfterLastPage = 0
        return rectData
      },
    })),
  }))
  // Counts work between two turns of the event loop instead of its time, which a busy machine makes longer.
  const watch = () => {
    mostPagesInTurn = Math.max(mostPagesInTurn, pagesInTurn)
    pagesInTurn = 0
    turnsAfterLastPage += 1
    if (!isDone) setImmediate(watch)
  }
  watch()
  const { languages } = await buildSearch(pages)
  isDone = true
  watch()
  expect(languages).toHaveLength(1)
  expect(mostPagesInTurn).toBeGreaterThan(0)
  expect(mostPagesInTurn).toBeLessThanOrEqual(bounds.mostPagesInTurn)
  // Few turns follow the last page if this thread builds the index itself.
  expect(turnsAfterLastPage).toBeGreaterThan(bounds.turnsOfAnIndexBuiltHere)
})
