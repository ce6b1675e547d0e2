import { expect, it } from 'vitest'
import { countColumnDecimals } from './count-column-decimals'

it('returns the most decimals of any number in the column, at most three', () => {
  expect(countColumnDecimals([3, 12.5, 0.25])).toBe(2)
  expect(countColumnDecimals([1, 200])).toBe(0)
  expect(countColumnDecimals([1 / 3])).toBe(3)
  expect(countColumnDecimals([1e21, -0.5])).toBe(1)
})

it('ignores values that are not numbers', () => {
  expect(countColumnDecimals([])).toBe(0)
  expect(countColumnDecimals([null, Number.NaN, Infinity])).toBe(0)
})
