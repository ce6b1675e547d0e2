import { describe, expect, test } from 'vitest'
import { joinPcm } from './join-pcm'

describe('joinPcm', () => {
  test('returns a reason for different sample rates', () => {
    const joined = joinPcm([
      { sampleRate: 8000, channels: [new Float32Array(1)] },
      { sampleRate: 44100, channels: [new Float32Array(1)] },
    ])
    expect(joined).toMatchObject({
      kind: 'broken',
      reason: 'sample-rates-differ',
      message: expect.stringContaining('44100'),
    })
  })

  test('returns a reason for sounds that cannot be joined, and never throws', () => {
    const part = { sampleRate: 10, channels: [new Float32Array(3)] }
    const reasonOf = (...parts: Parameters<typeof joinPcm>[0]) => {
      const joined = joinPcm(parts)
      return joined.kind === 'ok' ? 'ok' : joined.reason
    }
    expect(reasonOf()).toBe('no-sound')
    expect(reasonOf({ sampleRate: 10, channels: [] })).toBe('no-sound')
    for (const silenceSeconds of [NaN, Infinity, -Infinity]) {
      expect(reasonOf(part, { silenceSeconds })).toBe('unusable-silence')
    }
    for (const silenceSeconds of [1e9, 1e300]) expect(reasonOf(part, { silenceSeconds })).toBe('too-long')
    for (const sampleRate of [0, -8000, NaN, Infinity]) {
      expect(reasonOf({ ...part, sampleRate })).toBe('unusable-sample-rate')
      expect(reasonOf(part, { ...part, sampleRate })).toBe('unusable-sample-rate')
    }
    const uneven = { sampleRate: 10, channels: [new Float32Array(1), new Float32Array(5)] }
    expect(reasonOf(part, uneven)).toBe('channels-differ')
    expect(reasonOf(part, { silenceSeconds: -5 })).toBe('ok')
  })

  test('returns the offset of each part in samples', () => {
    const part = { sampleRate: 10, channels: [new Float32Array(3)] }
    expect(joinPcm([part, { silenceSeconds: 0.5 }, part])).toMatchObject({ kind: 'ok', offsetsSamples: [0, 3, 8] })
  })
})
