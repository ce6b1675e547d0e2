import { expect, it } from 'vitest'
import { findUnspokenRanges } from './find-unspoken-ranges'

it('finds the unspoken sentences of a page in order, and skips one that the text does not have', () => {
  const unspoken = [
    { pageVariationId: 1, text: 'It waved.' },
    { pageVariationId: 2, text: 'It shone.' },
    { pageVariationId: 1, text: 'Gone. <break time="1s" />' },
    { pageVariationId: 1, text: 'It waved.' },
  ]
  const text = 'It waved. It shone. It waved. It waved.'
  expect(findUnspokenRanges(1, text, unspoken)).toEqual([
    { start: 0, end: 9 },
    { start: 20, end: 29 },
  ])
  expect(findUnspokenRanges(3, text, unspoken)).toEqual([])
})
