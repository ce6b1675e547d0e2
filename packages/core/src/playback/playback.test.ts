import { describe, expect, test } from 'vitest'
import { buildCueIndex } from './build-cue-index'
import { createPlaybackCursor } from './create-playback-cursor'
import { detectSeek } from './detect-seek'
import { highlightPolicy } from './highlight-policy'
import { repeatRange } from './repeat-range'

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

describe('createPlaybackCursor', () => {
  test('playing on enters and exits word by word without a jump', () => {
    const cursor = createPlaybackCursor(buildCueIndex(words))
    expect(cursor.advance(0.5)).toEqual({ entered: [], exited: [], active: [], jumped: false })
    expect(cursor.advance(1.1)).toEqual({ entered: ['The'], exited: [], active: ['The'], jumped: false })
    expect(cursor.advance(1.2)).toEqual({ entered: ['cat'], exited: ['The'], active: ['cat'], jumped: false })
    expect(cursor.advance(1.7)).toEqual({ entered: [], exited: ['cat'], active: [], jumped: false })
  })

  test('while nothing changes the answer is the same object', () => {
    const cursor = createPlaybackCursor(buildCueIndex(words))
    cursor.advance(1.3)
    expect(cursor.advance(1.4)).toBe(cursor.advance(1.5))
  })

  test('going back, or past a whole word, is a jump', () => {
    const cursor = createPlaybackCursor(buildCueIndex(words))
    cursor.advance(1.1)
    expect(cursor.advance(3.5)).toMatchObject({ entered: ['down'], exited: ['The'], jumped: true })
    expect(cursor.advance(1.3)).toMatchObject({ entered: ['cat'], exited: ['down'], jumped: true })
  })

  test('an id that stands on two cues at once counts once', () => {
    const index = buildCueIndex([
      { id: 'twice', start: 0, end: 2 },
      { id: 'twice', start: 1, end: 3 },
    ])
    const cursor = createPlaybackCursor(index)
    expect(cursor.advance(0.5).active).toEqual(['twice'])
    expect(cursor.advance(1.5)).toMatchObject({ entered: [], exited: [], active: ['twice'] })
    expect(cursor.advance(2.5)).toMatchObject({ entered: [], exited: [], active: ['twice'] })
  })

  test('a time that is not a number changes nothing', () => {
    const cursor = createPlaybackCursor(buildCueIndex(words))
    cursor.advance(1.3)
    expect(cursor.advance(NaN)).toMatchObject({ entered: [], exited: [], active: ['cat'] })
  })

  test('an index without cues is never on', () => {
    const cursor = createPlaybackCursor(buildCueIndex([]))
    for (const time of [-1, 0, 1e9, Infinity, -Infinity])
      expect(cursor.advance(time)).toEqual({ entered: [], exited: [], active: [], jumped: false })
  })

  test('ten thousand cues that all overlap are found', () => {
    const cues = Array.from({ length: 10_000 }, (_, index) => ({ id: `c${index}`, start: index, end: 20_000 + index }))
    const cursor = createPlaybackCursor(buildCueIndex(cues))
    expect(cursor.advance(9_999.5).active).toHaveLength(10_000)
    expect(cursor.advance(29_998.5).active).toEqual(['c9999'])
  })
})

describe('highlightPolicy', () => {
  const index = buildCueIndex(words)

  test('the last word stays lit through a gap of exactly half a second', () => {
    expect(highlightPolicy(index, 1.6)).toEqual(['cat'])
    expect(highlightPolicy(index, 2.09)).toEqual(['cat'])
  })

  test('in a longer gap nothing is lit from its very start', () => {
    expect(highlightPolicy(index, 2.4)).toEqual([])
    expect(highlightPolicy(index, 3.3)).toEqual([])
  })

  test('nothing is lit before the first word and after the last', () => {
    expect(highlightPolicy(index, 0.99)).toEqual([])
    expect(highlightPolicy(index, 3.9)).toEqual([])
  })

  test('the longest gap that is bridged is the caller’s choice', () => {
    expect(highlightPolicy(index, 3, { lingerSeconds: 1 })).toEqual(['sat'])
    expect(highlightPolicy(index, 2, { lingerSeconds: 0 })).toEqual([])
  })

  test('a linger that is no number, or below 0, bridges nothing; one without end not the time after the last word', () => {
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

describe('repeatRange', () => {
  const range = { start: 2, end: 4, count: 2, played: 0 }

  test('plays on before the end, also before the start', () => {
    expect(repeatRange({ ...range, time: 3.99 })).toEqual({ action: 'continue' })
    expect(repeatRange({ ...range, time: 0 })).toEqual({ action: 'continue' })
  })

  test('a range that is to be heard twice goes back once and then stops', () => {
    expect(repeatRange({ ...range, time: 4 })).toEqual({ action: 'seek', to: 2, played: 1 })
    expect(repeatRange({ ...range, played: 1, time: 4.01 })).toEqual({ action: 'stop' })
  })

  test('without a count it never stops', () => {
    expect(repeatRange({ ...range, count: null, played: 999, time: 4 })).toEqual({
      action: 'seek',
      to: 2,
      played: 1000,
    })
  })

  test('a range without length, or one heard often enough, stops at once', () => {
    expect(repeatRange({ ...range, end: 2, count: null, time: 2 })).toEqual({ action: 'stop' })
    expect(repeatRange({ ...range, count: 0, time: 2.5 })).toEqual({ action: 'stop' })
  })

  test('a range whose start or count is no number stops at once, rather than never', () => {
    for (const start of [NaN, -Infinity]) expect(repeatRange({ ...range, start, time: 5 })).toEqual({ action: 'stop' })
    for (const end of [NaN, -Infinity]) expect(repeatRange({ ...range, end, time: 5 })).toEqual({ action: 'stop' })
    for (const count of [NaN, -1]) expect(repeatRange({ ...range, count, time: 5 })).toEqual({ action: 'stop' })
  })

  test('how often it was heard counts from 0 where that is no number', () => {
    for (const played of [NaN, -7, -Infinity])
      expect(repeatRange({ ...range, played, time: 4 })).toEqual({ action: 'seek', to: 2, played: 1 })
  })

  test('a range without an end plays on, and a time that is no number decides nothing', () => {
    expect(repeatRange({ ...range, end: Infinity, time: 1e9 })).toEqual({ action: 'continue' })
    expect(repeatRange({ ...range, time: NaN })).toEqual({ action: 'continue' })
  })
})

describe('detectSeek', () => {
  const step = { previousTime: 10, elapsed: 0.1, rate: 1 }

  test('playing on is no seek, at any rate', () => {
    expect(detectSeek({ ...step, time: 10.1 })).toBe(false)
    expect(detectSeek({ ...step, elapsed: 1, rate: 2, time: 12 })).toBe(false)
    expect(detectSeek({ ...step, elapsed: 5, rate: 0, time: 10 })).toBe(false)
  })

  test('forward and back beyond the tolerance are seeks', () => {
    expect(detectSeek({ ...step, time: 10.5 })).toBe(true)
    expect(detectSeek({ ...step, time: 9.7 })).toBe(true)
    expect(detectSeek({ ...step, time: 10.2, tolerance: 0.05 })).toBe(true)
  })

  test('what is no number tells of no seek; time does not run back, and a tolerance below 0 is none', () => {
    for (const none of [NaN, Infinity, -Infinity]) {
      expect(detectSeek({ ...step, time: none })).toBe(false)
      expect(detectSeek({ ...step, time: 10.1, previousTime: none })).toBe(false)
      expect(detectSeek({ ...step, time: 10.1, elapsed: none })).toBe(false)
      expect(detectSeek({ ...step, time: 10.1, rate: none })).toBe(false)
    }
    expect(detectSeek({ ...step, elapsed: -60, time: 10 })).toBe(false)
    for (const tolerance of [NaN, -1]) {
      expect(detectSeek({ ...step, time: 10.2, tolerance })).toBe(false)
      expect(detectSeek({ ...step, time: 42, tolerance })).toBe(true)
    }
  })
})
