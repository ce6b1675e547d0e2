import { describe, expect, test } from 'vitest'
import { computePeaks } from './compute-peaks'

describe('computePeaks', () => {
  test('stretches begin at exact times, so that an hour does not drift', () => {
    const sampleRate = 44_100
    const samples = new Float32Array(sampleRate * 60)
    samples[59.95 * sampleRate] = 1
    const { values } = computePeaks({ sampleRate, channels: [samples] }, 0.001)
    expect(values).toHaveLength(60_000)
    expect(values.indexOf(1)).toBe(59_950)
  })

  test('a stretch shorter than a sample is refused', () => {
    expect(() => computePeaks({ sampleRate: 10, channels: [] }, 0.01)).toThrow(/0\.01 s/)
  })
})
