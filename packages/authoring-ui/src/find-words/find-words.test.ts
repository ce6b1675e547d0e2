import type { TextQuery } from '@lectern/core/search'
import { expect, it } from 'vitest'
import { placeRects } from '../editor/placed-rect'
import { fixtureWords } from '../testing/fixture-words'
import { findWords, writePageWords } from './find-words'

const scope = { pageVariationId: 7, kind: 'rectsByWords' } as const
const find = (text: string, query: Partial<TextQuery> & { text: string }) =>
  findWords(writePageWords(placeRects(scope, fixtureWords(text))), {
    matchesCase: false,
    wholeWords: false,
    ...query,
  }).map(({ from, to, entityId }) => [text.slice(from, to), entityId.split('/').at(-1)])

it('finds parts of words and phrases on a page, with the word in which each begins', () => {
  expect(find('The cat sat on the mat', { text: 'at' })).toEqual([
    ['at', 'w1'],
    ['at', 'w2'],
    ['at', 'w5'],
  ])
  expect(find('The cat sat on the mat', { text: ' on  the ' })).toEqual([['on the', 'w3']])
})

it('finds a text of Chinese or Japanese that is split over words', () => {
  const words = placeRects(scope, fixtureWords('私 は 古い 本 を 読む'))
  const found = findWords(writePageWords(words), { text: '古い本', matchesCase: false, wholeWords: false })
  expect(found.map(({ entityId }) => entityId.split('/').at(-1))).toEqual(['w2'])
})
