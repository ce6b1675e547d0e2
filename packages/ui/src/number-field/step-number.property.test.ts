import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { clampNumber, countDecimals, snapNumber, stepNumber } from './step-number'

const steps = fc.constantFrom(0.01, 0.05, 0.1, 0.25, 1, 5, 10)
const open = { min: -Infinity, max: Infinity }

it('has no rounding errors, and returns to where it began', () => {
  fc.assert(
    fc.property(steps, fc.integer({ min: -1000, max: 1000 }), fc.integer({ min: 1, max: 50 }), (step, at, count) => {
      const start = Number((at * step).toFixed(2))
      const there = stepNumber(start, count, { ...open, step })
      expect(String(there).length).toBeLessThan(12)
      expect(stepNumber(there, -count, { ...open, step })).toBe(start)
    }),
  )
})

it('stays within the range', () => {
  fc.assert(
    fc.property(
      fc.option(fc.double({ min: -50, max: 50, noNaN: true })),
      fc.integer({ min: -40, max: 40 }),
      steps,
      (value, count, step) => {
        const next = stepNumber(value, count, { min: -3, max: 7, step })
        expect(next).toBeGreaterThanOrEqual(-3)
        expect(next).toBeLessThanOrEqual(7)
      },
    ),
  )
})

it.each([
  [1, 1, { min: 0.7, max: 1.2, step: 0.01 }, 1.01],
  [0.735, 1, { min: 0.7, max: 1.2, step: 0.01 }, 0.74],
  [0.735, -1, { min: 0.7, max: 1.2, step: 0.01 }, 0.73],
  [1.19, 10, { min: 0.7, max: 1.2, step: 0.01 }, 1.2],
  [null, 1, { min: 0, max: 10, step: 1 }, 0],
  [null, 1, { min: 5, max: 10, step: 1 }, 5],
  [2, 1, { min: 1, max: 10, step: 3 }, 4],
])('steps from %s by %i within %o to %d', (value, count, range, next) => {
  expect(stepNumber(value, count, range)).toBe(next)
})

it('knows the digits that steps need, and clamps a value to the range', () => {
  expect([1, 0.1, 0.25, 1e-7, 100].map(countDecimals)).toEqual([0, 1, 2, 7, 0])
  expect(clampNumber(12, { min: 0, max: 10, step: 1 })).toBe(10)
})

it('rounds every number to the nearest step, or to an end of the range', () => {
  fc.assert(
    fc.property(fc.double({ min: -50, max: 50, noNaN: true }), steps, (value, step) => {
      const range = { min: -3, max: 7.2, step }
      const put = snapNumber(value, range)
      expect(snapNumber(put, range)).toBe(put)
      expect(clampNumber(put, range)).toBe(put)
      expect(Math.abs(put - clampNumber(value, range))).toBeLessThanOrEqual(step / 2 + 1e-9)
      const position = (put + 3) / step
      expect(put === 7.2 || Math.abs(position - Math.round(position)) < 1e-6).toBe(true)
    }),
  )
})

it.each([
  [2.5, { min: 1, max: 9, step: 1 }, 3],
  [0.735, { min: 0.7, max: 1.2, step: 0.01 }, 0.74],
  [12, { min: 1, max: 10, step: 4 }, 10],
  [-2.4, { ...open, step: 1 }, -2],
])('rounds %d within %o to %d', (value, range, put) => {
  expect(snapNumber(value, range)).toBe(put)
})
