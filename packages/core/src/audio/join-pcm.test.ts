import { describe, expect, test } from 'vitest'
import { joinPcm } from './join-pcm'

describe('joinPcm', () => {
  test('different sample rates are refused by name', () => {
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

  test('the offset of each part is told in samples', () => {
    const part = { sampleRate: 10, channels: [new Float32Array(3)] }
    expect(joinPcm([part, { silenceSeconds: 0.5 }, part])).toMatchObject({ kind: 'ok', offsetsSamples: [0, 3, 8] })
  })
})
