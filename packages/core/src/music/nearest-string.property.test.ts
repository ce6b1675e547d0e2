import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { centsBetween } from './cents-between'
import { standardTuning } from './music-table'
import { nearestString } from './nearest-string'
import { noteFrequency } from './note-frequency'

describe('centsBetween and nearestString', () => {
  const hz = fc.double({ min: 20, max: 5000, noNaN: true })

  test('cents change sign with the order, add up, and an octave is 1200', () => {
    fc.assert(
      fc.property(hz, hz, hz, (a, b, c) => {
        expect(centsBetween(a, b)).toBeCloseTo(-centsBetween(b, a), 6)
        expect(centsBetween(a, b) + centsBetween(b, c)).toBeCloseTo(centsBetween(a, c), 6)
        expect(centsBetween(2 * a, a)).toBeCloseTo(1200, 6)
      }),
    )
  })

  test('the nearest string has the least cents and is in tune within 5, at any A4 from 415 to 466', () => {
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
