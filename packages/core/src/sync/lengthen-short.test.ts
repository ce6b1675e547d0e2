import { expect, test } from 'vitest'
import { lengthenShort } from './lengthen-short'

const lengthen = (...times: [start: number, end: number][]) =>
  lengthenShort(times.map(([start, end]) => ({ start, end }))).map(({ start, end }) => [start, end])

test('stretches under a millisecond get one, and those behind them begin later', () => {
  expect(lengthen([1, 1.0002], [1.0002, 1.0006], [1.0006, 1.5], [1.5, 2])).toEqual([
    [1, 1.001],
    [1.001, expect.closeTo(1.002, 9)],
    [expect.closeTo(1.002, 9), 1.5],
    [1.5, 2],
  ])
})

test('stretches that are long enough stay as they are, also where one lies in another', () => {
  const stretches = [
    { start: 0, end: 5 },
    { start: 1, end: 2 },
    { start: 0.1 + 0.2, end: 0.301 },
  ]
  for (const [at, stretch] of lengthenShort(stretches).entries()) expect(stretch).toBe(stretches[at])
})
