import { expect, test } from 'vitest'
import { toProsody } from './to-prosody.ts'

test('settings left out leave the voice as it is', () => {
  expect(toProsody({})).toEqual({ rate: 175, pitch: 50, range: 50 })
})

test('speed scales the rate, stability narrows and style widens the range', () => {
  expect(toProsody({ speed: 0.8 }).rate).toBe(140)
  expect(toProsody({ stability: 1 }).range).toBeLessThan(50)
  expect(toProsody({ style: 1 }).range).toBeGreaterThan(50)
})

test('values out of range stay within what the engine takes', () => {
  expect(toProsody({ speed: 99, stability: -5, style: 7 })).toEqual({ rate: 450, pitch: 60, range: 100 })
})
