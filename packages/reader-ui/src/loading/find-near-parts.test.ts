import { expect, it } from 'vitest'
import { findNearParts } from './find-near-parts'

const pages = Array.from({ length: 12 }, (_, index) => ({ pageId: index, part: `part ${Math.floor(index / 4)}` }))

it('finds the part of a page, and the parts three pages before and after it', () => {
  expect(findNearParts(pages, 5)).toEqual({ here: 'part 1', before: 'part 0', after: 'part 2' })
  expect(findNearParts(pages, 7)).toEqual({ here: 'part 1', before: 'part 1', after: 'part 2' })
})

it('stays within the book', () => {
  expect(findNearParts(pages, 0)).toEqual({ here: 'part 0', before: 'part 0', after: 'part 0' })
  expect(findNearParts(pages, 11)).toEqual({ here: 'part 2', before: 'part 2', after: 'part 2' })
})

it('finds no part without a page of the book, and none for pages that need none', () => {
  const none = { here: null, before: null, after: null }
  expect([findNearParts(pages, undefined), findNearParts(pages, 99), findNearParts([], 1)]).toEqual([none, none, none])
  expect(findNearParts([{ pageId: 1, part: null }], 1)).toEqual(none)
})
