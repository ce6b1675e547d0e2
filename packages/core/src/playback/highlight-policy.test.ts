import { describe, expect, test } from 'vitest'
import { buildCueIndex } from './build-cue-index'
import { highlightPolicy } from './highlight-policy'

const words = [
  { id: 'The', start: 1, end: 1.2 },
  { id: 'cat', start: 1.2, end: 1.6 },
  { id: 'sat', start: 2.1, end: 2.4 },
  { id: 'down', start: 3.4, end: 3.9 },
]

describe('highlightPolicy', () => {
  const index = buildCueIndex(words)

  test('keeps the last word through a gap of exactly half a second', () => {
    expect(highlightPolicy(index, 1.6)).toEqual(['cat'])
    expect(highlightPolicy(index, 2.09)).toEqual(['cat'])
  })

  test('returns nothing in a gap longer than the linger time, from its start', () => {
    expect(highlightPolicy(index, 2.4)).toEqual([])
    expect(highlightPolicy(index, 3.3)).toEqual([])
  })

  test('returns nothing before the first word and after the last', () => {
    expect(highlightPolicy(index, 0.99)).toEqual([])
    expect(highlightPolicy(index, 3.9)).toEqual([])
  })

  test('accepts the longest gap to bridge as an option', () => {
    expect(highlightPolicy(index, 3, { lingerSeconds: 1 })).toEqual(['sat'])
    expect(highlightPolicy(index, 2, { lingerSeconds: 0 })).toEqual([])
  })

  test('bridges no gap for a NaN or negative linger, and ends after the last word', () => {
    for (const lingerSeconds of [NaN, -1]) {
      expect(highlightPolicy(index, 2, { lingerSeconds })).toEqual([])
      expect(highlightPolicy(index, 1.3, { lingerSeconds })).toEqual(['cat'])
    }
    expect(highlightPolicy(index, 3, { lingerSeconds: Infinity })).toEqual(['sat'])
    for (const time of [0.5, 3.9, 99, Infinity, -Infinity, NaN])
      expect(highlightPolicy(index, time, { lingerSeconds: Infinity })).toEqual([])
    expect(highlightPolicy(buildCueIndex([]), 1, { lingerSeconds: Infinity })).toEqual([])
  })
})
