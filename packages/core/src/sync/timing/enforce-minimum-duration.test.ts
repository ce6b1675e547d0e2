import { expect, test } from 'vitest'
import { enforceMinimumDuration } from './enforce-minimum-duration'

const lengthen = (...times: [start: number, end: number][]) =>
  enforceMinimumDuration(times.map(([start, end]) => ({ start, end }))).map(({ start, end }) => [start, end])

test('lengthens intervals under a millisecond, and moves those after them', () => {
  expect(lengthen([1, 1.0002], [1.0002, 1.0006], [1.0006, 1.5], [1.5, 2])).toEqual([
    [1, 1.001],
    [1.001, expect.closeTo(1.002, 9)],
    [expect.closeTo(1.002, 9), 1.5],
    [1.5, 2],
  ])
})

test('leaves long enough intervals unchanged, even nested ones', () => {
  const stretches = [
    { start: 0, end: 5 },
    { start: 1, end: 2 },
    { start: 0.1 + 0.2, end: 0.301 },
  ]
  for (const [at, stretch] of enforceMinimumDuration(stretches).entries()) expect(stretch).toBe(stretches[at])
})
