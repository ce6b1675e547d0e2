import { describe, expect, test } from 'vitest'
import { readWav } from './read-wav'
import { readWavHeader } from './read-wav-header'
import { writeWav } from './write-wav'

const text = (tag: string) => Array.from(tag, (letter) => letter.charCodeAt(0))
const uint16 = (value: number) => [value & 0xff, value >> 8]
const uint32 = (value: number) => [...uint16(value & 0xffff), ...uint16(value >>> 16)]
const chunk = (tag: string, body: number[]) => [
  ...text(tag),
  ...uint32(body.length),
  ...body,
  ...(body.length % 2 ? [0] : []),
]
const format = (code: number, channels: number, rate: number, bits: number, extra: number[] = []) =>
  chunk('fmt ', [
    ...uint16(code),
    ...uint16(channels),
    ...uint32(rate),
    ...uint32((rate * channels * bits) / 8),
    ...uint16((channels * bits) / 8),
    ...uint16(bits),
    ...extra,
  ])
const wav = (...chunks: number[][]) =>
  Uint8Array.from([...text('RIFF'), ...uint32(4 + chunks.flat().length), ...text('WAVE'), ...chunks.flat()])

const reason = (bytes: Uint8Array) => {
  const header = readWavHeader(bytes)
  return header.kind === 'broken' ? header.reason : 'ok'
}

describe('readWavHeader', () => {
  test('skips chunks before the samples, including those of odd length', () => {
    const bytes = wav(
      chunk('LIST', [1, 2, 3]),
      format(1, 1, 8000, 16),
      chunk('bext', [9]),
      chunk('data', [0, 0x40, 0, 0xc0]),
    )
    expect(readWavHeader(bytes)).toMatchObject({
      kind: 'ok',
      encoding: 'integer',
      frameCount: 2,
      durationSeconds: 2 / 8000,
    })
    expect(readWav(bytes)).toMatchObject({ pcm: { channels: [Float32Array.of(0.5, -0.5)] } })
  })

  test('reads the encoding of the extensible format from its extension', () => {
    const extension = [...uint16(22), ...uint16(24), ...uint32(4), ...uint16(3), ...Array.from({ length: 14 }, () => 0)]
    const bytes = wav(
      format(0xfffe, 2, 48000, 32, extension),
      chunk(
        'data',
        Array.from({ length: 16 }, () => 0),
      ),
    )
    expect(readWavHeader(bytes)).toMatchObject({ kind: 'ok', encoding: 'float', channelCount: 2, frameCount: 2 })
  })

  test('reads samples of 8 bits as unsigned', () => {
    expect(readWav(wav(format(1, 1, 8000, 8), chunk('data', [0, 128, 192])))).toMatchObject({
      pcm: { channels: [Float32Array.of(-1, 0, 0.5)] },
    })
  })

  test('keeps the whole frames of a truncated file, and reports the truncation', () => {
    const whole = wav(
      format(1, 2, 8000, 16),
      chunk(
        'data',
        Array.from({ length: 40 }, () => 1),
      ),
    )
    expect(readWavHeader(whole.subarray(0, whole.length - 6))).toMatchObject({
      frameCount: 8,
      dataBytes: 32,
      isTruncated: true,
    })
    expect(readWavHeader(whole.subarray(0, 44), { fileBytes: whole.length })).toMatchObject({
      frameCount: 10,
      isTruncated: false,
    })
  })

  test('reads a stream of unknown length to the end', () => {
    const bytes = wav(format(1, 1, 8000, 16), [...text('data'), ...uint32(0xffffffff), 1, 2, 3, 4])
    expect(readWavHeader(bytes)).toMatchObject({ frameCount: 2, isTruncated: false })
  })

  test('accepts a file without samples', () => {
    expect(readWavHeader(wav(format(1, 1, 8000, 16), chunk('data', [])))).toMatchObject({
      kind: 'ok',
      frameCount: 0,
      durationSeconds: 0,
    })
  })

  test('returns a reason for each kind of broken file', () => {
    expect(reason(new Uint8Array())).toBe('not-wav')
    expect(reason(Uint8Array.from(text('ID3 this is an mp3 file')))).toBe('not-wav')
    expect(reason(wav(chunk('data', [1, 2])))).toBe('no-format')
    expect(reason(wav())).toBe('no-format')
    expect(reason(wav(format(1, 1, 8000, 16)))).toBe('no-data')
    expect(reason(wav(format(0x55, 1, 8000, 16), chunk('data', [1, 2])))).toBe('unsupported-format')
    expect(reason(wav(format(1, 0, 8000, 16), chunk('data', [1, 2])))).toBe('unsupported-format')
    expect(reason(wav(format(1, 1, 0, 16), chunk('data', [1, 2])))).toBe('unsupported-format')
    expect(reason(wav(format(1, 1, 8000, 12), chunk('data', [1, 2])))).toBe('unsupported-format')
  })

  test('reads bytes in the middle of a larger buffer', () => {
    const file = writeWav({ sampleRate: 8000, channels: [Float32Array.of(0.25)] })
    const larger = new Uint8Array(file.length + 7)
    larger.set(file, 7)
    expect(readWav(larger.subarray(7))).toMatchObject({ pcm: { channels: [Float32Array.of(0.25)] } })
  })
})
