import { expect, test } from 'vitest'
import { enforceMinimumDuration } from './enforce-minimum-duration'

function lengthen(...times: [start: number, end: number][]) {
  const starts = Float64Array.from(times, ([start]) => start)
  const ends = Float64Array.from(times, ([, end]) => end)
  enforceMinimumDuration(starts, ends, Int32Array.from(times.keys()))
  return times.map((_, at) => [starts[at], ends[at]])
}

test('lengthens intervals under a millisecond, and moves those after them', () => {
  expect(lengthen([1, 1.0002], [1.0002, 1.0006], [1.0006, 1.5], [1.5, 2])).toEqual([
    [1, 1.001],
    [1.001, expect.closeTo(1.002, 9)],
    [expect.closeTo(1.002, 9), 1.5],
    [1.5, 2],
  ])
})

test('leaves long enough intervals unchanged, even nested ones', () => {
  const times: [number, number][] = [
    [0, 5],
    [1, 2],
    [0.1 + 0.2, 0.301],
  ]
  expect(lengthen(...times)).toEqual(times)
})
