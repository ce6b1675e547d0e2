import { expect, test } from 'vitest'
import { findSilences } from './find-silences'

test('finds silences at their full length, even beyond the range', () => {
  const peaks = [0, 0, 1, 0, 0, -1, 1, 0, 0, 0]
  expect(findSilences(peaks, 0, 10)).toEqual([
    [0, 2],
    [3, 5],
    [7, 10],
  ])
  expect(findSilences(peaks, 1, 4)).toEqual([
    [0, 2],
    [3, 5],
  ])
  expect(findSilences(peaks, 4, 8)).toEqual([
    [3, 5],
    [7, 10],
  ])
  expect(findSilences(peaks, 2, 6)).toEqual([[3, 5]])
})

test('finds no silence in a range that is all silent, all loud, empty or NaN', () => {
  expect(findSilences([0, 0, 0], 0, 3)).toEqual([])
  expect(findSilences([1, -0.9, 0.8], 0, 3)).toEqual([])
  expect(findSilences([0, 1], 1, 1)).toEqual([])
  expect(findSilences([Number.NaN, Number.NaN], 0, 2)).toEqual([])
})
