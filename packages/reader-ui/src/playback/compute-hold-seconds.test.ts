import { describe, expect, test } from 'vitest'
import { computeHoldSeconds } from './compute-hold-seconds'

describe('computeHoldSeconds', () => {
  test('returns the pause, shorter at a faster rate and longer at a slower one [PLAY-007]', () => {
    expect(computeHoldSeconds({ pauseAfter: 1.5 }, 1)).toBe(1.5)
    expect(computeHoldSeconds({ pauseAfter: 1.5 }, 2)).toBe(0.75)
    expect(computeHoldSeconds({ pauseAfter: 1.5 }, 0.5)).toBe(3)
  })

  test('returns 0 without a pause above 0 [PLAY-007]', () => {
    expect(computeHoldSeconds({}, 1)).toBe(0)
    for (const pauseAfter of [0, -1, NaN, Infinity]) expect(computeHoldSeconds({ pauseAfter }, 1)).toBe(0)
  })

  test('treats an invalid rate as 1', () => {
    for (const rate of [0, -1, NaN, Infinity]) expect(computeHoldSeconds({ pauseAfter: 1.5 }, rate)).toBe(1.5)
  })
})
