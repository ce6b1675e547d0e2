import { describe, expect, test } from 'vitest'
import { readWav } from './read-wav'
import { writeWav } from './write-wav'

describe('writeWav', () => {
  test('samples beyond full scale are clipped, those that are no number are silence', () => {
    const reading = readWav(writeWav({ sampleRate: 8000, channels: [Float32Array.of(2, -2, NaN)] }))
    expect(reading).toMatchObject({ pcm: { channels: [Float32Array.of(32767 / 32768, -1, 0)] } })
  })

  test('an odd number of bytes is padded', () => {
    expect(writeWav({ sampleRate: 8000, channels: [Float32Array.of(0)] }, { bitsPerSample: 24 })).toHaveLength(48)
  })

  test('channels of different lengths, or none, are refused', () => {
    expect(() => writeWav({ sampleRate: 8000, channels: [] })).toThrow(/none/)
    expect(() => writeWav({ sampleRate: 8000, channels: [new Float32Array(1), new Float32Array(2)] })).toThrow(/1, 2/)
  })
})
