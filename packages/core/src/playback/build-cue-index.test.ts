import { describe, expect, test } from 'vitest'
import { buildCueIndex } from './build-cue-index'
import { createPlaybackCursor } from './create-playback-cursor'

const words = [
  { id: 'The', start: 1, end: 1.2 },
  { id: 'cat', start: 1.2, end: 1.6 },
  { id: 'sat', start: 2.1, end: 2.4 },
  { id: 'down', start: 3.4, end: 3.9 },
]

describe('buildCueIndex', () => {
  test('cues that never are on are left out', () => {
    const index = buildCueIndex([
      ...words,
      { id: 'empty', start: 2, end: 2 },
      { id: 'inverted', start: 3, end: 2 },
      { id: 'no number', start: NaN, end: 2 },
      { id: 'endless', start: 1, end: Infinity },
    ])
    expect(index.size).toBe(words.length)
  })

  test('an index of someone else is refused by name', () => {
    expect(() => createPlaybackCursor({ size: 3 })).toThrow(/buildCueIndex/)
  })
})
