import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fullBand } from './band'
import { bandAlong } from './band-along'
import { chainParts } from './chain-parts'
import { type ComparableFrames, toUnits } from './compare-frames'

const DIGITS = 4
const BASE = 5

/** Numbers as sounds that are all unlike one another: the digits of each. */
const framesOf = (values: readonly number[]): ComparableFrames => ({
  count: values.length,
  size: DIGITS,
  values: Int8Array.from(
    values.flatMap((value) =>
      Array.from({ length: DIGITS }, (_, digit) => toUnits((Math.floor(value / BASE ** digit) % BASE) - 2)),
    ),
  ),
})

/** Nothing is by chance: a difference counts as it is. */
function chain(reference: readonly number[], recording: readonly number[]) {
  return chainParts(framesOf(reference), framesOf(recording), {
    chance: {
      reference: new Float32Array(reference.length).fill(1),
      recording: new Float32Array(recording.length).fill(1),
    },
    threshold: 0.5,
    leavingCost: 2,
    band: fullBand(reference.length, recording.length),
  })
}

/** Sounds that are all unlike one another. */
const text = Array.from({ length: 40 }, (_, index) => index)
/** At an end, or so far from it that what is there counts for more than leaving it out costs. */
const places = fc.tuple(
  fc.oneof(fc.constantFrom(0, 40), fc.integer({ min: 5, max: 35 })),
  fc.integer({ min: 5, max: 15 }),
)

describe('what is only in one of the two is left out', () => {
  test('when the recording has more', () => {
    fc.assert(
      fc.property(places, ([at, length]) => {
        const other = Array.from({ length }, (_, index) => 500 + index)
        const path = chain(text, [...text.slice(0, at), ...other, ...text.slice(at)])
        expect([...path.first]).toEqual(text.map((_, row) => (row < at ? row : row + length)))
        expect([...path.last]).toEqual([...path.first])
      }),
    )
  })

  test('when the text has more', () => {
    fc.assert(
      fc.property(places, ([at, length]) => {
        const from = at + length > 35 ? text.length - length : at
        const path = chain(text, [...text.slice(0, from), ...text.slice(from + length)])
        const isLeftOut = (row: number) => row >= from && row < from + length
        expect([...path.first]).toEqual(text.map((_, row) => (isLeftOut(row) ? -1 : row < from ? row : row - length)))
      }),
    )
  })

  test('when each has something else in the same place', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 20 }), fc.integer({ min: 5, max: 15 }), (at, length) => {
        const other = Array.from({ length: 9 }, (_, index) => 500 + index)
        const path = chain(text, [...text.slice(0, at), ...other, ...text.slice(at + length)])
        for (const row of text.keys()) {
          const isLeftOut = row >= at && row < at + length
          expect(path.first[row]).toBe(isLeftOut ? -1 : row < at ? row : row - length + other.length)
        }
      }),
    )
  })
})

test('nothing is left out where both say the same, however long they dwell on it', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 40, maxLength: 40 }), (lengths) => {
      const path = chain(
        text,
        text.flatMap((value, row) => Array.from({ length: lengths[row] ?? 1 }, () => value)),
      )
      let from = 0
      for (const [row, length] of lengths.entries()) {
        expect([path.first[row], path.last[row]]).toEqual([from, from + length - 1])
        from += length
      }
    }),
  )
})

test('a path is never outside the band along it, whatever it leaves out, and the band can be gone through', () => {
  const steps = fc.array(fc.record({ isLeftOut: fc.boolean(), jump: fc.integer({ min: 0, max: 9 }) }), {
    minLength: 1,
    maxLength: 30,
  })
  fc.assert(
    fc.property(steps, fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 9 }), (rows, radius, rest) => {
      let column = 0
      const path = {
        first: Int32Array.from(rows, ({ isLeftOut, jump }) => (isLeftOut ? -1 : (column += jump))),
        last: new Int32Array(rows.length),
      }
      path.last.set(path.first)
      const columns = column + 1 + rest
      const band = bandAlong(path, columns, radius)
      expect([band.first[0], band.last[rows.length - 1]]).toEqual([0, columns - 1])
      for (let row = 0; row < rows.length; row += 1) {
        const [first, last] = [band.first[row] ?? 0, band.last[row] ?? 0]
        expect(first).toBeLessThanOrEqual(last)
        if ((path.first[row] ?? -1) >= 0) {
          expect(path.first[row]).toBeGreaterThanOrEqual(first)
          expect(path.last[row]).toBeLessThanOrEqual(last)
        }
        if (row > 0) {
          expect(first).toBeGreaterThanOrEqual(band.first[row - 1] ?? 0)
          expect(first).toBeLessThanOrEqual(band.last[row - 1] ?? 0)
        }
      }
    }),
  )
})
