import { describe, expect, test } from 'vitest'
import { detectSeek } from './detect-seek'

describe('detectSeek', () => {
  const step = { previousTime: 10, elapsed: 0.1, rate: 1 }

  test('returns false during playback at any rate', () => {
    expect(detectSeek({ ...step, time: 10.1 })).toBe(false)
    expect(detectSeek({ ...step, elapsed: 1, rate: 2, time: 12 })).toBe(false)
    expect(detectSeek({ ...step, elapsed: 5, rate: 0, time: 10 })).toBe(false)
  })

  test('returns true forward and back beyond the tolerance', () => {
    expect(detectSeek({ ...step, time: 10.5 })).toBe(true)
    expect(detectSeek({ ...step, time: 9.7 })).toBe(true)
    expect(detectSeek({ ...step, time: 10.2, tolerance: 0.05 })).toBe(true)
  })

  test('returns false for NaN, counts negative elapsed time as 0 and ignores a negative tolerance', () => {
    for (const none of [NaN, Infinity, -Infinity]) {
      expect(detectSeek({ ...step, time: none })).toBe(false)
      expect(detectSeek({ ...step, time: 10.1, previousTime: none })).toBe(false)
      expect(detectSeek({ ...step, time: 10.1, elapsed: none })).toBe(false)
      expect(detectSeek({ ...step, time: 10.1, rate: none })).toBe(false)
    }
    expect(detectSeek({ ...step, elapsed: -60, time: 10 })).toBe(false)
    for (const tolerance of [NaN, -1]) {
      expect(detectSeek({ ...step, time: 10.2, tolerance })).toBe(false)
      expect(detectSeek({ ...step, time: 42, tolerance })).toBe(true)
    }
  })
})
