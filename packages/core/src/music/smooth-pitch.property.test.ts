import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { smoothPitch } from './smooth-pitch'

describe('smoothPitch', () => {
  const pitches = fc.array(fc.double({ min: 80, max: 85, noNaN: true }), { minLength: 1, maxLength: 30, size: 'max' })

  test('shows a steady tone as the median of its last five windows', () => {
    fc.assert(
      fc.property(pitches, (all) => {
        let history: readonly number[] = []
        for (const [index, hz] of all.entries()) {
          const smoothed = smoothPitch(history, { hz, clarity: 0.95 })
          const last = all.slice(Math.max(0, index - 4), index + 1).toSorted((a, b) => a - b)
          expect(smoothed.hz).toBe(last[last.length >>> 1])
          history = smoothed.history
        }
      }),
    )
  })

  test('keeps the pitch in silence and noise', () => {
    fc.assert(
      fc.property(
        pitches,
        fc.array(fc.option(fc.record({ hz: fc.double(), clarity: fc.double({ max: 0.89 }) }), { nil: null })),
        (all, noise) => {
          let state = smoothPitch([], null)
          for (const hz of all) state = smoothPitch(state.history, { hz, clarity: 1 })
          const before = state.hz
          for (const next of noise) state = smoothPitch(state.history, next)
          expect(state.hz).toBe(before)
        },
      ),
    )
  })
})
