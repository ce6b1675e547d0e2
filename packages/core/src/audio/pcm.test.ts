import { describe, expect, test } from 'vitest'
import { countFrames, durationSeconds } from './pcm'

describe('pcm', () => {
  const channels = [new Float32Array(4000)]

  test('the length in seconds is samples by rate', () => {
    expect(durationSeconds({ sampleRate: 8000, channels })).toBe(0.5)
    expect(durationSeconds({ sampleRate: 8000, channels: [] })).toBe(0)
    expect(countFrames({ sampleRate: 8000, channels: [] })).toBe(0)
  })

  test('a rate that is no number above 0 is refused with its value', () => {
    for (const sampleRate of [0, -8000, NaN, Infinity]) {
      expect(() => durationSeconds({ sampleRate, channels })).toThrow(new RegExp(`not at ${sampleRate}`))
    }
  })
})
