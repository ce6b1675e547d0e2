import { playbackRates } from '@lectern/core/book'
import { describe, expect, test } from 'vitest'
import { readPlaybackRate } from './read-playback-rate'

describe('readPlaybackRate', () => {
  test('without a choice the playback rate is 1 [CONST-004]', () => {
    for (const kept of [null, undefined, '', ' ', 'fast', NaN, 0, -1, 17, '1,5']) expect(readPlaybackRate(kept)).toBe(1)
  })

  test('every rate that is offered can be kept, as a number and as text', () => {
    expect(playbackRates).toContain(1)
    for (const rate of playbackRates) {
      expect(readPlaybackRate(rate)).toBe(rate)
      expect(readPlaybackRate(String(rate))).toBe(rate)
    }
  })
})
