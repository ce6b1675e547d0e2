import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { centsBetween } from './cents-between'
import { metronomeGrid } from './metronome-grid'
import { nearestString, standardTuning } from './nearest-string'
import { noteFrequency } from './note-frequency'
import { smoothPitch } from './smooth-pitch'
import { tapTempo } from './tap-tempo'

const grids = fc.record({
  bpm: fc.integer({ min: 30, max: 300 }),
  beats: fc.integer({ min: 1, max: 12 }),
  subdivisions: fc.integer({ min: 1, max: 4 }),
  startSeconds: fc.double({ min: 0, max: 1e4, noNaN: true }),
})

describe('metronomeGrid', () => {
  test('every click stands at its exact place, the first beat of each bar accented, without drift', () => {
    fc.assert(
      fc.property(grids, fc.integer({ min: 0, max: 20_000 }), (grid, first) => {
        const step = 60 / (grid.bpm * grid.subdivisions)
        const fromSeconds = grid.startSeconds + first * step
        const clicks = metronomeGrid({ ...grid, fromSeconds, untilSeconds: fromSeconds + 20 * step })
        expect(clicks.length).toBeGreaterThan(18)
        for (const click of clicks) {
          const number = (click.bar * grid.beats + click.beat) * grid.subdivisions + click.subdivision
          expect(Math.abs(click.seconds - (grid.startSeconds + number * step))).toBeLessThan(1e-9)
          expect(click.isAccented).toBe(click.beat === 0 && click.subdivision === 0)
          expect(click.beat).toBeLessThan(grid.beats)
          expect(click.subdivision).toBeLessThan(grid.subdivisions)
        }
      }),
    )
  })

  test('windows one after another give each click exactly once', () => {
    const cuts = fc.array(fc.double({ min: 0, max: 20, noNaN: true }), { maxLength: 12, size: 'max' })
    fc.assert(
      fc.property(grids, cuts, (grid, places) => {
        const { startSeconds } = grid
        const whole = metronomeGrid({ ...grid, untilSeconds: startSeconds + 20 })
        // Cuts also fall exactly on clicks, where a click could be lost or doubled.
        const onClicks = whole.filter((_, index) => index % 5 === 0).map((click) => click.seconds)
        const inside = [...places.map((place) => startSeconds + place), ...onClicks].filter(
          (cut) => cut < startSeconds + 20,
        )
        const edges = [startSeconds, ...inside.toSorted((a, b) => a - b), startSeconds + 20]
        const joined = edges
          .slice(1)
          .flatMap((untilSeconds, index) => metronomeGrid({ ...grid, fromSeconds: edges[index] ?? 0, untilSeconds }))
        expect(joined).toEqual(whole)
      }),
    )
  })
})

describe('tapTempo', () => {
  test('even taps give their tempo, whatever came before a rest', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 30, max: 300 }),
        fc.integer({ min: 2, max: 20 }),
        fc.array(fc.double({ min: 0, max: 50, noNaN: true })),
        (bpm, count, before) => {
          const taps = Array.from({ length: count }, (_, tap) => 100 + (tap * 60) / bpm)
          expect(tapTempo([...before.toSorted((a, b) => a - b), ...taps])).toBe(bpm)
        },
      ),
    )
  })
})

describe('cents and strings', () => {
  const hz = fc.double({ min: 20, max: 5000, noNaN: true })

  test('cents turn round with the tones and add up, an octave is 1200', () => {
    fc.assert(
      fc.property(hz, hz, hz, (a, b, c) => {
        expect(centsBetween(a, b)).toBeCloseTo(-centsBetween(b, a), 6)
        expect(centsBetween(a, b) + centsBetween(b, c)).toBeCloseTo(centsBetween(a, c), 6)
        expect(centsBetween(2 * a, a)).toBeCloseTo(1200, 6)
      }),
    )
  })

  test('the nearest string is the one with the least cents, in tune within 5, at any A4 from 415 to 466', () => {
    fc.assert(
      fc.property(hz, fc.double({ min: 415, max: 466, noNaN: true }), (heard, a4) => {
        const reading = nearestString(heard, standardTuning, a4)
        const cents = standardTuning.map((name) => centsBetween(heard, noteFrequency(name, a4)))
        expect(Math.abs(reading?.cents ?? NaN)).toBe(Math.min(...cents.map(Math.abs)))
        expect(reading?.name).toBe(standardTuning[reading?.index ?? -1])
        expect(reading?.isInTune).toBe(Math.abs(reading?.cents ?? NaN) <= 5)
      }),
    )
  })
})

describe('smoothPitch', () => {
  const pitches = fc.array(fc.double({ min: 80, max: 85, noNaN: true }), { minLength: 1, maxLength: 30, size: 'max' })

  test('a steady tone is shown as the median of its last five windows', () => {
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

  test('silence and noise leave the needle where it is', () => {
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
