import { expect, test } from 'vitest'
import { isPauseTooLong } from './is-pause-too-long'

test('returns true above 3 seconds [AUD-058]', () => {
  expect(isPauseTooLong(3)).toBe(false)
  expect(isPauseTooLong(3.1)).toBe(true)
  for (const seconds of [NaN, Infinity, -Infinity]) expect(isPauseTooLong(seconds)).toBe(false)
})
