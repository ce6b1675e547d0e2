import { expect, test } from 'vitest'
import { toProsody } from './to-prosody.ts'

test('changes nothing without settings', () => {
  expect(toProsody({})).toEqual({ rate: 175, pitch: 50, range: 50 })
})

test('scales the rate by speed; narrows the pitch range by stability and widens it by style', () => {
  expect(toProsody({ speed: 0.8 }).rate).toBe(140)
  expect(toProsody({ stability: 1 }).range).toBeLessThan(50)
  expect(toProsody({ style: 1 }).range).toBeGreaterThan(50)
})

test('limits values to the range of the engine', () => {
  expect(toProsody({ speed: 99, stability: -5, style: 7 })).toEqual({ rate: 450, pitch: 60, range: 100 })
})
