import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Rect } from '../../types'
import { fillTimingGaps } from './fill-timing-gaps'
import { validateTimings } from '../timing/validate-timings'

function setRects(words: readonly (string | [string, number, number])[]): Rect[] {
  return words.map((entry, index) => {
    const box = { id: `r${index}`, x: index * 60, y: 0, width: 50, height: 20 }
    return typeof entry === 'string'
      ? { ...box, word: entry }
      : { ...box, word: entry[0], startTime: entry[1], endTime: entry[2], timing: { source: 'matched' } }
  })
}

const someWord = fc.constantFrom('a', 'word', 'longer', '—', '***', 'niño', '👩‍👩‍👧', '')
/** Consecutive words, some of them timed, with or without pauses. */
const somePage = fc
  .array(
    fc.record({
      word: someWord,
      seconds: fc.integer({ min: 20, max: 900 }),
      pause: fc.constantFrom(0, 0, 0.3),
      timed: fc.boolean(),
    }),
    { minLength: 1, maxLength: 40 },
  )
  .map((words) => {
    let time = 0.2
    const rects = setRects(
      words.map(({ word, seconds, pause, timed }): string | [string, number, number] => {
        if (!timed || word === '') return word
        const start = time + pause
        time = start + seconds / 1000
        return [word, start, time]
      }),
    )
    return { rects, end: time + 0.2 }
  })

describe('fillTimingGaps', () => {
  it('times every rect with text in order, within bounds, without overlap, as estimated', () => {
    fc.assert(
      fc.property(somePage, ({ rects, end }) => {
        const filled = fillTimingGaps(rects, { start: 0, end })
        const withText = filled.filter((rect) => rect.word !== '')
        expect(validateTimings(withText, { duration: end })).toEqual([])
        for (const [index, rect] of filled.entries()) {
          const before = rects[index]
          const source = rect.word === '' ? undefined : before?.startTime === undefined ? 'estimated' : 'matched'
          expect(rect.timing?.source).toBe(source)
          expect(rect.startTime ?? 0).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  it('leaves timed rects unchanged if the gap has room', () => {
    fc.assert(
      fc.property(somePage, ({ rects, end }) => {
        const spread = rects.map((rect, index) => ({
          ...rect,
          ...(rect.startTime === undefined || rect.endTime === undefined
            ? {}
            : { startTime: rect.startTime + index, endTime: rect.endTime + index }),
        }))
        const filled = fillTimingGaps(spread, { start: 0, end: end + rects.length })
        const wasTimed = (_: Rect, index: number): boolean => spread[index]?.startTime !== undefined
        expect(filled.filter(wasTimed)).toEqual(spread.filter(wasTimed))
      }),
    )
  })

  it('divides the time between two timed rects by graphemes', () => {
    const rects = setRects([['the', 0, 1], 'niño', 'y', '👩‍👩‍👧', ['end', 4, 5]])
    const times = fillTimingGaps(rects).map(({ startTime, endTime }) => [startTime, endTime])
    expect(times).toEqual([
      [0, 1],
      [1, 3],
      [3, 3.5],
      [3.5, 4],
      [4, 5],
    ])
  })

  it("continues at the page's pace before its first and after its last time without bounds", () => {
    const filled = fillTimingGaps(setRects(['ab', ['abcd', 10, 12], 'abc']))
    expect(filled.map(({ startTime, endTime }) => [startTime, endTime])).toEqual([
      [9, 10],
      [10, 12],
      [12, 13.5],
    ])
    expect(fillTimingGaps(setRects(['ab', 'cd']))[0]?.startTime).toBeUndefined()
    expect(fillTimingGaps(setRects(['ab', 'cd']), { start: 2, end: 4 }).map((rect) => rect.startTime)).toEqual([2, 3])
  })

  it('shortens the longer neighbour if there is no room, but never one with manual times', () => {
    const rects = setRects([['one', 0, 0.3], '—', ['two', 0.3, 1]])
    const filled = fillTimingGaps(rects)
    expect(filled[0]).toBe(rects[0])
    expect(filled[1]?.endTime).toBeCloseTo(0.301)
    expect(filled[2]?.startTime).toBeCloseTo(0.301)
    const byHand = rects.map((rect) =>
      rect.startTime === undefined ? rect : { ...rect, timing: { source: 'manual' as const } },
    )
    expect(fillTimingGaps(byHand)).toEqual(byHand)
  })

  it('ignores bounds that are not finite, and never goes below 0', () => {
    const rects = setRects(['ab', ['abcd', 10, 12], 'abc'])
    for (const none of [Number.NaN, Infinity, -Infinity]) {
      expect(fillTimingGaps(rects, { start: none, end: none })).toEqual(fillTimingGaps(rects))
      expect(fillTimingGaps(setRects(['ab', 'cd']), { start: none, end: none })).toEqual(setRects(['ab', 'cd']))
    }
    const times = fillTimingGaps(setRects(['ab', 'cd']), { start: -3, end: 4 }).map((rect) => rect.startTime)
    expect(times).toEqual([0, 2])
  })

  it('returns rects between inverted bounds unchanged', () => {
    const rects = setRects(['ab', 'cd'])
    expect(fillTimingGaps(rects, { start: 4, end: 2 })).toEqual(rects)
    expect(fillTimingGaps(rects, { end: -2 })).toEqual(rects)
    const around = setRects([['one', 5, 6], 'two', ['three', 1, 2]])
    expect(fillTimingGaps(around)).toEqual(around)
  })

  it('times 200,000 words in linear time, even if every second word shortens its sentence', () => {
    const filled = fillTimingGaps(setRects(Array.from({ length: 200_000 }, () => 'a')), { start: 0, end: 100_000 })
    expect(filled.at(-1)?.endTime).toBe(100_000)
    const tight = Array.from({ length: 100_000 }, (_, at) =>
      at % 2 === 0 ? setRects([['word', at, at + 2]])[0]! : setRects(['—'])[0]!,
    ).map((rect, at) => ({ ...rect, id: `r${at}`, ...(at % 2 === 0 ? { sentenceId: `s${at >> 1}` } : {}) }))
    expect(fillTimingGaps(tight)[1]?.timing?.source).toBe('estimated')
  })
})
