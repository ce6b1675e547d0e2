import { describe, expect, it } from 'vitest'
import { toReaderBook } from '../book'
import { makeFixtureBook } from '../fixtures/make-fixture-book'
import { keepMountedSpreads } from './keep-mounted-spreads'
import type { PageSpread } from './page-spread'

const [page] = toReaderBook(makeFixtureBook({ toLink: () => '' }), { language: 'en', languages: ['en'] }).chapters[0]!
  .pages
const places = ['previous', 'shown', 'next'] as const
/** Returns a page with its neighbours. */
const around = (shown: number): PageSpread[] =>
  places.map((place, index) => ({ pages: [{ ...page!, pageId: shown - 1 + index }], place }))
const describePlaces = (spreads: ReturnType<typeof keepMountedSpreads>) =>
  spreads.map(({ pages, place }) => `${pages[0]?.pageId} ${place}`)

describe('mounted spreads', () => {
  it('get their new places at a turn, and the new neighbour is not among them', () => {
    expect(describePlaces(keepMountedSpreads(around(5), around(6)))).toEqual(['4 passed', '5 previous', '6 shown'])
    expect(describePlaces(keepMountedSpreads(around(5), around(4)))).toEqual(['4 shown', '5 next', '6 passed'])
  })
  it('give way to the shown one after a jump', () => {
    expect(describePlaces(keepMountedSpreads(around(5), around(9)))).toEqual(['9 shown'])
  })
  it('show a page that has changed', () => {
    const changed = around(5).map((spread) => ({ ...spread, pages: [{ ...spread.pages[0]!, altText: 'A hen' }] }))
    expect(keepMountedSpreads(around(5), changed).map(({ pages }) => pages[0]?.altText)).toEqual(
      Array<string>(3).fill('A hen'),
    )
  })
})
