import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Rect } from '../../types'
import { assignInterval } from './assign-interval'

const box = { x: 0, y: 0, width: 9, height: 9 }

/** Rects in order of time, without overlap; some have no times. */
const timedRects = fc
  .array(
    fc.record({
      pause: fc.double({ min: 0, max: 2, noNaN: true }),
      length: fc.double({ min: 0.1, max: 2, noNaN: true }),
      timed: fc.boolean(),
    }),
    {
      minLength: 1,
      maxLength: 12,
    },
  )
  .map((parts) => {
    let at = 0
    return parts.map(({ pause, length, timed }, index): Rect => {
      const startTime = at + pause
      at = startTime + length
      return timed ? { id: `r${index}`, ...box, startTime, endTime: at } : { id: `r${index}`, ...box }
    })
  })

describe('assignInterval', () => {
  it('sets the interval and leaves no overlap, whatever was there before', () => {
    fc.assert(
      fc.property(
        timedRects,
        fc.nat(),
        fc.nat(3),
        fc.double({ min: 0, max: 30, noNaN: true }),
        (rects, at, more, start) => {
          const first = at % rects.length
          const last = Math.min(first + more, rects.length - 1)
          const after = assignInterval(rects, { first, last, start, end: start + 0.5 }, { narration: 'n' })
          expect(after.map(({ id }) => id)).toEqual(rects.map(({ id }) => id))
          for (const rect of after.slice(first, last + 1)) {
            expect(rect).toMatchObject({
              startTime: start,
              endTime: start + 0.5,
              timing: { source: 'manual', narration: 'n' },
            })
          }
          const others = [...after.slice(0, first), after[first]!, ...after.slice(last + 1)]
          const timed = others.filter(({ startTime }) => startTime !== undefined)
          timed.forEach((rect, index) => {
            expect(rect.endTime! - rect.startTime!).toBeGreaterThanOrEqual(0.001)
            const before = timed[index - 1]
            if (before !== undefined) expect(rect.startTime!).toBeGreaterThanOrEqual(before.endTime!)
          })
        },
      ),
    )
  })

  it('returns the same rects for an index out of range or an invalid interval', () => {
    const rects: Rect[] = [{ id: 'a', ...box }]
    for (const [first, last, start, end] of [
      [1, 1, 0, 1],
      [-1, 0, 0, 1],
      [0, 0, 1, 1],
      [0, 0, 2, 1],
      [0, 0, Number.NaN, 1],
    ] as const) {
      expect(assignInterval(rects, { first, last, start, end })).toBe(rects)
    }
  })
})
