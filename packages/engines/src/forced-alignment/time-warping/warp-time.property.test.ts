import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { elementAt, int32At } from '../../arrays/element-at'
import { framesOf } from '../testing/make-frames'
import { type Band, BandTooLarge, computeCellOffsets, connectBand, createFullBand, type WarpPath } from './band'
import { createStepTable } from './create-step-table'
import { warpTime } from './warp-time'

const sounds = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 12 })
const STRETCH_COST = 0.3

/** Returns the cost of the cheapest path, by recursion over all paths. */
function findLowestCost(one: readonly number[], other: readonly number[]): number {
  const known = new Map<string, number>()
  const cost = (row: number, column: number): number => {
    if (row < 0 || column < 0) return Infinity
    const own = Math.abs(elementAt(one, row) - elementAt(other, column))
    if (row === 0 && column === 0) return own
    const key = `${row} ${column}`
    const found = known.get(key)
    if (found !== undefined) return found
    const before = Math.min(
      cost(row - 1, column - 1),
      cost(row - 1, column) + STRETCH_COST,
      cost(row, column - 1) + STRETCH_COST,
    )
    known.set(key, own + before)
    return own + before
  }
  return cost(one.length - 1, other.length - 1)
}

function sumCosts(path: WarpPath, one: readonly number[], other: readonly number[]): number {
  let sum = 0
  for (const [row, first] of path.first.entries()) {
    const isShared = row > 0 && path.last[row - 1] === first
    sum += isShared ? STRETCH_COST : 0
    for (let column = first; column <= int32At(path.last, row); column += 1) {
      sum += Math.abs(elementAt(one, row) - elementAt(other, column)) + (column > first ? STRETCH_COST : 0)
    }
  }
  return sum
}

describe('dynamic time warping', () => {
  test('finds the cheapest of all paths', () => {
    fc.assert(
      fc.property(sounds, sounds, (one, other) => {
        const path = warpTime(framesOf(one), framesOf(other), createFullBand(one.length, other.length))
        expect(sumCosts(path, one, other)).toBeCloseTo(findLowestCost(one, other), 5)
      }),
    )
  })

  test('returns a path from the first cell to the last without gap or step back, in any band', () => {
    const bands = fc.array(fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 30 })), {
      minLength: 1,
      maxLength: 12,
    })
    fc.assert(
      fc.property(bands, sounds, (limits, other) => {
        const within = (value: number) => Math.min(other.length - 1, value)
        const band: Band = connectBand(
          {
            first: Int32Array.from(limits, ([first]) => within(first)),
            last: Int32Array.from(limits, ([, last]) => within(last)),
          },
          other.length,
        )
        const path = warpTime(framesOf(limits.map(([value]) => value % 10)), framesOf(other), band)
        expect(path.first[0]).toBe(0)
        expect(path.last[limits.length - 1]).toBe(other.length - 1)
        for (let row = 1; row < limits.length; row += 1) {
          expect([0, 1]).toContain(int32At(path.first, row) - int32At(path.last, row - 1))
          expect(path.last[row]).toBeGreaterThanOrEqual(int32At(path.first, row))
        }
      }),
    )
  })
})

test('a step table returns the steps that were set', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 50 }), (steps) => {
      const table = createStepTable(steps.length)
      for (const [cell, step] of steps.entries()) table.set(cell, step)
      expect(steps.map((_, cell) => table.get(cell))).toEqual(steps)
    }),
  )
})

test('throws before it allocates a band that is too large for memory', () => {
  const rows = 20_000
  expect(() => computeCellOffsets(createFullBand(rows, 100_000))).toThrow(BandTooLarge)
})
