import { expect, it } from 'vitest'
import { clampFraction } from './clamp-fraction'

it.each([
  [0.4, 0.4],
  [1.5, 1],
  [-0.2, 0],
  [5 / 0, 1],
  [0 / 0, 0],
])('turns %d into the fraction %d', (fraction, drawn) => {
  expect(clampFraction(fraction)).toBe(drawn)
})
