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
})
