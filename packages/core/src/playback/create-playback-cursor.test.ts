import { describe, expect, test } from 'vitest'
import { buildCueIndex } from './build-cue-index'
import { createPlaybackCursor } from './create-playback-cursor'

const words = [
  { id: 'The', start: 1, end: 1.2 },
  { id: 'cat', start: 1.2, end: 1.6 },
  { id: 'sat', start: 2.1, end: 2.4 },
  { id: 'down', start: 3.4, end: 3.9 },
]

describe('createPlaybackCursor', () => {
  test('enters and exits word by word during playback, without a jump', () => {
    const cursor = createPlaybackCursor(buildCueIndex(words))
    expect(cursor.advance(0.5)).toEqual({ entered: [], exited: [], active: [], jumped: false })
    expect(cursor.advance(1.1)).toEqual({ entered: ['The'], exited: [], active: ['The'], jumped: false })
    expect(cursor.advance(1.2)).toEqual({ entered: ['cat'], exited: ['The'], active: ['cat'], jumped: false })
    expect(cursor.advance(1.7)).toEqual({ entered: [], exited: ['cat'], active: [], jumped: false })
  })

  test('returns the same object while nothing changes', () => {
    const cursor = createPlaybackCursor(buildCueIndex(words))
    cursor.advance(1.3)
    expect(cursor.advance(1.4)).toBe(cursor.advance(1.5))
  })

  test('reports a jump when going back or past a whole word', () => {
    const cursor = createPlaybackCursor(buildCueIndex(words))
    cursor.advance(1.1)
    expect(cursor.advance(3.5)).toMatchObject({ entered: ['down'], exited: ['The'], jumped: true })
    expect(cursor.advance(1.3)).toMatchObject({ entered: ['cat'], exited: ['down'], jumped: true })
  })

  test('counts an id of two active cues once', () => {
    const index = buildCueIndex([
      { id: 'twice', start: 0, end: 2 },
      { id: 'twice', start: 1, end: 3 },
    ])
    const cursor = createPlaybackCursor(index)
    expect(cursor.advance(0.5).active).toEqual(['twice'])
    expect(cursor.advance(1.5)).toMatchObject({ entered: [], exited: [], active: ['twice'] })
    expect(cursor.advance(2.5)).toMatchObject({ entered: [], exited: [], active: ['twice'] })
  })

  test('changes nothing for NaN', () => {
    const cursor = createPlaybackCursor(buildCueIndex(words))
    cursor.advance(1.3)
    expect(cursor.advance(NaN)).toMatchObject({ entered: [], exited: [], active: ['cat'] })
  })

  test('returns nothing for an index without cues', () => {
    const cursor = createPlaybackCursor(buildCueIndex([]))
    for (const time of [-1, 0, 1e9, Infinity, -Infinity])
      expect(cursor.advance(time)).toEqual({ entered: [], exited: [], active: [], jumped: false })
  })

  test('finds ten thousand overlapping cues', () => {
    const cues = Array.from({ length: 10_000 }, (_, index) => ({ id: `c${index}`, start: index, end: 20_000 + index }))
    const cursor = createPlaybackCursor(buildCueIndex(cues))
    expect(cursor.advance(9_999.5).active).toHaveLength(10_000)
    expect(cursor.advance(29_998.5).active).toEqual(['c9999'])
  })
})
