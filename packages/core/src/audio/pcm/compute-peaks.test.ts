import { describe, expect, test } from 'vitest'
import { computePeaks } from './compute-peaks'

describe('computePeaks', () => {
  test('intervals begin at exact times, so that an hour does not drift', () => {
    const sampleRate = 44_100
    const samples = new Float32Array(sampleRate * 60)
    samples[59.95 * sampleRate] = 1
    const { values } = computePeaks({ sampleRate, channels: [samples] }, 0.001)
    expect(values).toHaveLength(60_000)
    expect(values.indexOf(1)).toBe(59_950)
  })

  test('there is no peak after the last sample', () => {
    const samples = new Float32Array(221).fill(0.9)
    const { values } = computePeaks({ sampleRate: 22_050, channels: [samples] }, 0.01)
    expect(values).toEqual(new Float32Array([0.9]))
    expect(computePeaks({ sampleRate: 22_050, channels: [new Float32Array(0)] }, 0.01).values).toHaveLength(0)
  })

  test('an interval begins at the sample nearest to its time', () => {
    const samples = new Float32Array([0.1, 0.2, 0.3, 0.4, 0.5])
    const { values } = computePeaks({ sampleRate: 3, channels: [samples] }, 0.5)
    expect(values).toEqual(new Float32Array([0.2, 0.3, 0.5]))
  })

  test('throws if an interval is shorter than a sample', () => {
    expect(() => computePeaks({ sampleRate: 10, channels: [] }, 0.01)).toThrow(/0\.01 s/)
  })
})
