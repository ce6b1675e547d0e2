import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Band, cellOffsets, fullBand, makePassable, TooManyCells } from './band'
import { type ComparableFrames, toUnits } from './compare-frames'
import { createStepRecord } from './create-step-record'
import { matchRows } from './match-rows'
import { PAUSE } from './plan-rows'
import { pricePauses } from './price-pauses'
import { warpFrames } from './warp-frames'

const framesOf = (values: readonly number[]): ComparableFrames => ({
  count: values.length,
  size: 1,
  values: Int8Array.from(values, toUnits),
})
const sounds = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 12 })

/** What the cheapest way costs, by trying every one. */
function cheapest(one: readonly number[], other: readonly number[]): number {
  const known = new Map<string, number>()
  const cost = (row: number, column: number): number => {
    if (row < 0 || column < 0) return Infinity
    const own = Math.abs((one[row] ?? 0) - (other[column] ?? 0))
    if (row === 0 && column === 0) return own
    const key = `${row} ${column}`
    const found = known.get(key)
    if (found !== undefined) return found
    const before = Math.min(cost(row - 1, column - 1), cost(row - 1, column) + 0.3, cost(row, column - 1) + 0.3)
    known.set(key, own + before)
    return own + before
  }
  return cost(one.length - 1, other.length - 1)
}

function costOf(
  path: { first: Int32Array; last: Int32Array },
  one: readonly number[],
  other: readonly number[],
): number {
  let sum = 0
  for (const [row, first] of path.first.entries()) {
    const last = path.last[row] ?? 0
    const isShared = row > 0 && path.last[row - 1] === first
    sum += isShared ? 0.3 : 0
    for (let column = first; column <= last; column += 1) {
      sum += Math.abs((one[row] ?? 0) - (other[column] ?? 0)) + (column > first ? 0.3 : 0)
    }
  }
  return sum
}

describe('warping', () => {
  test('finds the cheapest of all ways', () => {
    fc.assert(
      fc.property(sounds, sounds, (one, other) => {
        const path = warpFrames(framesOf(one), framesOf(other), fullBand(one.length, other.length))
        expect(costOf(path, one, other)).toBeCloseTo(cheapest(one, other), 5)
      }),
    )
  })

  test('goes from the first cell to the last without a gap or a step back, in any band', () => {
    const bands = fc.array(fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 30 })), {
      minLength: 1,
      maxLength: 12,
    })
    fc.assert(
      fc.property(bands, sounds, (limits, other) => {
        const within = (value: number) => Math.min(other.length - 1, value)
        const band: Band = makePassable(
          {
            first: Int32Array.from(limits, ([first]) => within(first)),
            last: Int32Array.from(limits, ([, last]) => within(last)),
          },
          other.length,
        )
        const path = warpFrames(framesOf(limits.map(([value]) => value % 10)), framesOf(other), band)
        expect(path.first[0]).toBe(0)
        expect(path.last[limits.length - 1]).toBe(other.length - 1)
        for (let row = 1; row < limits.length; row += 1) {
          const step = (path.first[row] ?? 0) - (path.last[row - 1] ?? 0)
          expect([0, 1]).toContain(step)
          expect(path.last[row]).toBeGreaterThanOrEqual(path.first[row] ?? 0)
        }
      }),
    )
  })
})

describe('rows with pauses', () => {
  /** Far enough from one another, and near enough to be said in bytes. */
  const soundsOf = (values: readonly number[]) => framesOf(values.map((value) => (value - 11) / 1.3))
  const match = (rows: number[], reference: number[], recording: number[], silence: number[]) =>
    matchRows({
      rows: Int32Array.from(rows),
      reference: soundsOf(reference),
      recording: soundsOf(recording),
      pauseCostsOf: () => pricePauses(Float32Array.from(silence), []).betweenSentences,
      leaps: [],
      band: fullBand(rows.length, recording.length),
    })

  test('a pause takes the silence between two words, and nothing where there is none', () => {
    const rows = [PAUSE, 0, 1, PAUSE, 2, 3, PAUSE]
    const spoken = match(rows, [5, 7, 20, 22], [5, 7, 0, 0, 0, 0, 20, 22], [0, 0, 1, 1, 1, 1, 0, 0])
    expect([spoken.first[1], spoken.last[2], spoken.first[4], spoken.last[5]]).toEqual([0, 1, 6, 7])
    const joined = match(rows, [5, 7, 20, 22], [5, 7, 20, 22], [0, 0, 0, 0])
    expect([joined.first[1], joined.last[2], joined.first[4], joined.last[5]]).toEqual([0, 1, 2, 3])
  })

  test('every word is somewhere, in order, whatever is heard', () => {
    fc.assert(
      fc.property(sounds, sounds, (reference, recording) => {
        const rows = [PAUSE, ...reference.flatMap((_, frame) => [frame, PAUSE])]
        const path = match(
          rows,
          reference,
          recording,
          recording.map((value) => (value < 3 ? 1 : 0)),
        )
        let from = 0
        for (let row = 0; row < rows.length; row += 1) {
          expect(path.first[row]).toBeGreaterThanOrEqual(from)
          expect(path.last[row]).toBeGreaterThanOrEqual(path.first[row] ?? 0)
          from = path.last[row] ?? 0
        }
        expect(from).toBe(recording.length - 1)
      }),
    )
  })
})

test('steps are remembered as they were set', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 2 }), { maxLength: 50 }), (steps) => {
      const record = createStepRecord(steps.length)
      for (const [cell, step] of steps.entries()) record.set(cell, step)
      expect(steps.map((_, cell) => record.get(cell))).toEqual(steps)
    }),
  )
})

test('what would take too much memory is refused before any of it is taken', () => {
  const rows = 20_000
  expect(() => cellOffsets(fullBand(rows, 100_000))).toThrow(TooManyCells)
})
