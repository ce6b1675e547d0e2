import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { metronomeGrid } from './metronome-grid'

const grids = fc.record({
  bpm: fc.integer({ min: 30, max: 300 }),
  beats: fc.integer({ min: 1, max: 12 }),
  subdivisions: fc.integer({ min: 1, max: 4 }),
  startSeconds: fc.double({ min: 0, max: 1e4, noNaN: true }),
})

describe('metronomeGrid', () => {
  test('every click is at its exact time without drift, and the first beat of each bar is accented', () => {
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

  test('consecutive windows contain each click exactly once', () => {
    const cuts = fc.array(fc.double({ min: 0, max: 20, noNaN: true }), { maxLength: 12, size: 'max' })
    fc.assert(
      fc.property(grids, cuts, (grid, places) => {
        const { startSeconds } = grid
        const whole = metronomeGrid({ ...grid, untilSeconds: startSeconds + 20 })
        // Windows also end exactly on clicks, where a click could be lost or doubled.
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
