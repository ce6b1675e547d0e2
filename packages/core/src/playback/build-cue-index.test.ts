import { describe, expect, test } from 'vitest'
import { buildCueIndex } from './build-cue-index'
import { createPlaybackCursor } from './create-playback-cursor'
import { highlightPolicy } from './highlight-policy'

const words = [
  { id: 'The', start: 1, end: 1.2 },
  { id: 'cat', start: 1.2, end: 1.6 },
  { id: 'sat', start: 2.1, end: 2.4 },
  { id: 'down', start: 3.4, end: 3.9 },
]

describe('buildCueIndex', () => {
  test('leaves out cues that are never active', () => {
    const index = buildCueIndex([
      ...words,
      { id: 'empty', start: 2, end: 2 },
      { id: 'inverted', start: 3, end: 2 },
      { id: 'no number', start: NaN, end: 2 },
      { id: 'endless', start: 1, end: Infinity },
    ])
    expect(index.size).toBe(words.length)
  })

  test('builds twenty thousand nested cues of one id in linear time', { timeout: 3000 }, () => {
    const COUNT = 20_000
    const nested = Array.from({ length: COUNT }, (_, at) => ({ id: 'all', start: at, end: 2 * COUNT - at }))
    const index = buildCueIndex(nested)
    expect(index.size).toBe(COUNT)
    expect(highlightPolicy(index, COUNT)).toEqual(['all'])
    expect(highlightPolicy(index, 2 * COUNT)).toEqual([])
  })

  test('throws for an index that it did not make', () => {
    expect(() => createPlaybackCursor({ size: 3 })).toThrow(/buildCueIndex/)
  })
})
