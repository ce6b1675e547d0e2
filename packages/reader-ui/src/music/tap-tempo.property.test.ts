import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tapTempo } from './tap-tempo'

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

  test('strange taps give a tempo of the metronome or none', () => {
    const strangeNumbers = fc.oneof(
      fc.constantFrom(NaN, Infinity, -Infinity, 0, -0, -1, 0.5, 2 ** 53, Number.MIN_VALUE, Number.MAX_VALUE),
      fc.double(),
      fc.integer({ min: -1000, max: 1000 }),
    )
    fc.assert(
      fc.property(fc.array(strangeNumbers, { maxLength: 12 }), (taps) => {
        const tempo = tapTempo(taps)
        expect(tempo === null || (Number.isInteger(tempo) && tempo >= 30 && tempo <= 300)).toBe(true)
      }),
      { numRuns: 500 },
    )
    expect(tapTempo(Array.from({ length: 100_000 }, (_, index) => index / 2))).toBe(120)
  })
})
