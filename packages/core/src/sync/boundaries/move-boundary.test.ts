import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Rect } from '../../types'
import { moveBoundary } from './move-boundary'

const box = { x: 0, y: 0, width: 9, height: 9 }
const rects: Rect[] = [
  { id: 'a', startTime: 0, endTime: 1, ...box },
  { id: 'b', startTime: 1.5, endTime: 2, ...box },
  { id: 'c', startTime: 2, endTime: 3, ...box },
  { id: 'd', ...box },
]

describe('moveBoundary', () => {
  it('ends one rect and starts the next at the time, or as near as keeps both long enough', () => {
    fc.assert(
      fc.property(fc.double({ min: -5, max: 9, noNaN: true }), fc.constantFrom(0.001, 0.05), (time, minimum) => {
        const [a, b, c] = moveBoundary(rects, 0, time, { minimum })
        expect(a?.endTime).toBe(Math.min(Math.max(time, minimum), 2 - minimum))
        expect(b).toMatchObject({ startTime: a?.endTime, endTime: 2, timing: { source: 'manual' } })
        expect(c).toBe(rects[2])
      }),
    )
  })

  it('moves all rects of a sentence', () => {
    const sentences = rects
      .slice(0, 3)
      .map((rect, index) => (index < 2 ? { ...rect, startTime: 0, endTime: 2, sentenceId: 's' } : rect))
    expect(moveBoundary(sentences, 1, 1.8).map(({ startTime, endTime }) => [startTime, endTime])).toEqual([
      [0, 1.8],
      [0, 1.8],
      [1.8, 3],
    ])
    expect(moveBoundary(sentences, 0, 1)).toBe(sentences)
  })

  it('keeps a millisecond on both sides for any minimum', () => {
    for (const minimum of [Number.NaN, -1, 0]) {
      expect(moveBoundary(rects, 1, 9, { minimum })[1]?.endTime).toBe(3 - 0.001)
      expect(moveBoundary(rects, 1, -9, { minimum })[1]?.endTime).toBe(1.5 + 0.001)
    }
    expect(moveBoundary(rects, 1, 2.5, { minimum: Infinity })).toBe(rects)
  })

  it('changes nothing if there is no boundary', () => {
    for (const index of [-1, 2, 3, 7, 0.5, Number.NaN]) expect(moveBoundary(rects, index, 1)).toBe(rects)
    for (const time of [Number.NaN, Infinity, -Infinity]) expect(moveBoundary(rects, 0, time)).toBe(rects)
    const backwards = [rects[2]!, rects[0]!]
    expect(moveBoundary(backwards, 0, 1)).toBe(backwards)
  })
})
