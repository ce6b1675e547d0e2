import { describe, expect, test } from 'vitest'
import { readWav } from './read-wav'
import { writeWav } from './write-wav'

describe('writeWav', () => {
  test('clips samples beyond full scale, and writes NaN as silence', () => {
    const reading = readWav(writeWav({ sampleRate: 8000, channels: [Float32Array.of(2, -2, NaN)] }))
    expect(reading).toMatchObject({ pcm: { channels: [Float32Array.of(32767 / 32768, -1, 0)] } })
  })

  test('pads an odd number of bytes', () => {
    expect(writeWav({ sampleRate: 8000, channels: [Float32Array.of(0)] }, { bitsPerSample: 24 })).toHaveLength(48)
  })

  test('throws with the value for a format that cannot be read back', () => {
    const sound = (channelCount: number, sampleRate = 8000) => ({
      sampleRate,
      channels: Array.from({ length: channelCount }, () => new Float32Array(2)),
    })
    expect(readWav(writeWav(sound(64))).kind).toBe('ok')
    expect(() => writeWav(sound(65))).toThrow(/at most 64 channels, not 65/)
    expect(readWav(writeWav(sound(1, 0xffffffff)))).toMatchObject({ pcm: { sampleRate: 0xffffffff } })
    for (const sampleRate of [0, -1, NaN, Infinity, 44_100.5, 2 ** 32]) {
      expect(() => writeWav(sound(1, sampleRate))).toThrow(new RegExp(`not ${sampleRate}\\.`))
    }
    for (const bitsPerSample of [0, 8, 12, 64, NaN]) {
      // @ts-expect-error callers in JavaScript can pass this
      expect(() => writeWav(sound(1), { bitsPerSample })).toThrow(new RegExp(`not ${bitsPerSample}\\.`))
    }
  })

  test('throws for channels of different lengths, and for none', () => {
    expect(() => writeWav({ sampleRate: 8000, channels: [] })).toThrow(/none/)
    expect(() => writeWav({ sampleRate: 8000, channels: [new Float32Array(1), new Float32Array(2)] })).toThrow(/1, 2/)
  })
})
