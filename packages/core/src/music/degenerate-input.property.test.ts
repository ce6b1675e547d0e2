import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { strangeNumbers } from '../testing/generate-numbers'
import { centsBetween } from './cents-between'
import { metronomeGrid } from './metronome-grid'
import { nearestString } from './nearest-string'
import { noteFrequency } from './note-frequency'
import { smoothPitch } from './smooth-pitch'

/** Returns the result, or undefined if the documented RangeError was thrown. */
function orRefused<T>(compute: () => T): T | undefined {
  try {
    return compute()
  } catch (error) {
    expect(error).toBeInstanceOf(RangeError)
    return undefined
  }
}

describe('music with degenerate numbers', () => {
  test('metronomeGrid returns finite times or throws, in bounded time', () => {
    const grids = fc.record({
      bpm: strangeNumbers,
      beats: strangeNumbers,
      subdivisions: strangeNumbers,
      startSeconds: strangeNumbers,
      untilSeconds: strangeNumbers,
      fromSeconds: strangeNumbers,
    })
    fc.assert(
      fc.property(grids, (grid) => {
        const clicks = orRefused(() => metronomeGrid(grid)) ?? []
        expect(clicks.length).toBeLessThanOrEqual(1_000_002)
        for (const click of clicks.slice(0, 100)) {
          expect(click.seconds >= grid.startSeconds && click.seconds < grid.untilSeconds).toBe(true)
        }
      }),
      { numRuns: 500 },
    )
  })

  test('frequencies are valid or throw', () => {
    const names = fc.oneof(fc.string(), fc.stringMatching(/^[A-G][#b]{0,3}-?\d{1,5}$/))
    fc.assert(
      fc.property(names, strangeNumbers, strangeNumbers, (name, a4, hz) => {
        const frequency = orRefused(() => noteFrequency(name, a4))
        expect(frequency === undefined || (frequency > 0 && Number.isFinite(frequency))).toBe(true)
        const cents = orRefused(() => centsBetween(hz, a4))
        expect(Number.isNaN(cents)).toBe(false)
        orRefused(() => nearestString(hz, [name], a4))
      }),
      { numRuns: 500 },
    )
  })

  test('smoothPitch returns a frequency or null for any history', () => {
    const heard = fc.option(fc.record({ hz: strangeNumbers, clarity: strangeNumbers }), { nil: null })
    fc.assert(
      fc.property(fc.array(strangeNumbers, { maxLength: 8 }), fc.array(heard, { maxLength: 8 }), (history, all) => {
        let state = smoothPitch(history, null)
        for (const next of all) {
          state = smoothPitch(state.history, next)
          expect(state.hz === null || (state.hz > 0 && Number.isFinite(state.hz))).toBe(true)
          expect(state.history.length).toBeLessThanOrEqual(Math.max(5, history.length))
        }
      }),
      { numRuns: 500 },
    )
  })
})
