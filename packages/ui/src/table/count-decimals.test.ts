import { expect, it } from 'vitest'
import { countDecimals } from './count-decimals'

it('takes the most decimals that a number of the column needs, three at most', () => {
  expect(countDecimals([3, 12.5, 0.25])).toBe(2)
  expect(countDecimals([1, 200])).toBe(0)
  expect(countDecimals([1 / 3])).toBe(3)
  expect(countDecimals([1e21, -0.5])).toBe(1)
})

it('is not misled by what is no number', () => {
  expect(countDecimals([])).toBe(0)
  expect(countDecimals([null, Number.NaN, Infinity])).toBe(0)
})
