import { playbackRates } from '@lectern/core/book'
import { describe, expect, test } from 'vitest'
import { readPlaybackRate } from './read-playback-rate'

describe('readPlaybackRate', () => {
  test('returns 1 without a stored playback rate [CONST-004]', () => {
    for (const kept of [null, undefined, '', ' ', 'fast', NaN, 0, -1, 17, '1,5']) expect(readPlaybackRate(kept)).toBe(1)
  })

  test('returns every offered rate, stored as a number or as text', () => {
    expect(playbackRates).toContain(1)
    for (const rate of playbackRates) {
      expect(readPlaybackRate(rate)).toBe(rate)
      expect(readPlaybackRate(String(rate))).toBe(rate)
    }
  })
})
