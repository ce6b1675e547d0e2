import { expect, it } from 'vitest'
import { findUnspokenRanges } from './find-unspoken-ranges'

it('finds the unspoken sentences of a page in order, and skips one that the text does not have', () => {
  const unspoken = ['It waved.', 'Gone. <break time="1s" />', 'It waved.'].map((text) => ({ text }))
  const text = 'It waved. It shone. It waved. It waved.'
  expect(findUnspokenRanges(text, unspoken)).toEqual([
    { start: 0, end: 9 },
    { start: 20, end: 29 },
  ])
})
