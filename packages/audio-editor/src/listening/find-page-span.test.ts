import { expect, test } from 'vitest'
import { findPageSpan } from './find-page-span'

const rect = (startTime?: number, endTime?: number) => ({
  id: `${startTime}`,
  x: 0,
  y: 0,
  width: 1,
  height: 1,
  ...(startTime === undefined ? {} : { startTime }),
  ...(endTime === undefined ? {} : { endTime }),
})

test('spans from the earliest start to the latest end, in any order', () => {
  expect(findPageSpan([rect(4, 4.5), rect(), rect(3, 3.5), rect(5, 6)])).toEqual({ startTime: 3, endTime: 6 })
})

test('is null for a page without times', () => {
  expect(findPageSpan([])).toBeNull()
  expect(findPageSpan([rect(), rect(2)])).toBeNull()
})
