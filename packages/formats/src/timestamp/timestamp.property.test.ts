import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTimestamp } from './read-timestamp'
import { writeTimestamp } from './write-timestamp'

test('reads back every millisecond up to 200 hours as it was written, with either decimal mark', () => {
  fc.assert(
    fc.property(fc.nat(720_000_000), fc.constantFrom('.', ',' as const), (milliseconds, mark) => {
      expect(readTimestamp(writeTimestamp(milliseconds / 1000, mark))).toBe(milliseconds / 1000)
    }),
  )
})

test('carries a fraction that rounds up to a whole second', () => {
  expect(writeTimestamp(59.9996)).toBe('00:01:00.000')
})

test('throws for a negative time and for NaN, and names it', () => {
  expect(() => writeTimestamp(-1)).toThrow('-1')
  expect(() => writeTimestamp(Number.NaN)).toThrow('NaN')
})

test('returns null for text that is not a time', () => {
  for (const text of ['', '1:2', '00:61:00.000', '00:00:00', '00:00:00.0000', 'x00:00:00.000']) {
    expect(readTimestamp(text)).toBeNull()
  }
})
