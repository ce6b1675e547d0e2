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

test('a page sounds from its earliest word to the end of its latest, in whatever order they stand', () => {
  expect(findPageSpan([rect(4, 4.5), rect(), rect(3, 3.5), rect(5, 6)])).toEqual({ startTime: 3, endTime: 6 })
})

test('a page without times does not sound', () => {
  expect(findPageSpan([])).toBeNull()
  expect(findPageSpan([rect(), rect(2)])).toBeNull()
})
