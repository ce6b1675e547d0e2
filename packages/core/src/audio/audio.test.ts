import { describe, expect, test } from 'vitest'
import { readBudget } from './budget-band'
import { buildAudioAddress } from './build-audio-address'
import { computePeaks } from './compute-peaks'
import { joinPcm } from './join-pcm'
import { isPauseTooLong, pauseTag } from './pause-tag'
import { readWav } from './read-wav'
import { readWavHeader } from './read-wav-header'
import { isWavLink, toMp3Link } from './wav-link'
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
  test('chunks before the samples are passed over, also those of odd length', () => {
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

  test('the extensible format tells its samples in its extension', () => {
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

  test('bytes of 8 bits are unsigned', () => {
    expect(readWav(wav(format(1, 1, 8000, 8), chunk('data', [0, 128, 192])))).toMatchObject({
      pcm: { channels: [Float32Array.of(-1, 0, 0.5)] },
    })
  })

  test('a file cut off keeps its whole frames and says so', () => {
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

  test('a stream that did not know its length goes on to the end', () => {
    const bytes = wav(format(1, 1, 8000, 16), [...text('data'), ...uint32(0xffffffff), 1, 2, 3, 4])
    expect(readWavHeader(bytes)).toMatchObject({ frameCount: 2, isTruncated: false })
  })

  test('a file without a sample is well formed', () => {
    expect(readWavHeader(wav(format(1, 1, 8000, 16), chunk('data', [])))).toMatchObject({
      kind: 'ok',
      frameCount: 0,
      durationSeconds: 0,
    })
  })

  test('each way of being broken has its name', () => {
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

  test('bytes in the middle of a larger buffer are read where they are', () => {
    const file = writeWav({ sampleRate: 8000, channels: [Float32Array.of(0.25)] })
    const larger = new Uint8Array(file.length + 7)
    larger.set(file, 7)
    expect(readWav(larger.subarray(7))).toMatchObject({ pcm: { channels: [Float32Array.of(0.25)] } })
  })
})

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

describe('readBudget', () => {
  test('while the subscription is unknown it is 0 of 100 characters [CONST-008]', () => {
    expect(readBudget(null)).toMatchObject({ usedCharacters: 0, limitCharacters: 100, isKnown: false, band: 'low' })
  })

  test('a budget that is overdrawn is drawn as full, one of nothing too', () => {
    expect(readBudget({ character_count: 150, character_limit: 100 })).toMatchObject({ share: 1, band: 'critical' })
    expect(readBudget({ character_count: 0, character_limit: 0 })).toMatchObject({ share: 1, band: 'critical' })
  })

  test('the time of the reset is passed on in seconds', () => {
    const subscription = { character_count: 30, character_limit: 100, next_character_count_reset_unix: 1_800_000_000 }
    expect(readBudget(subscription)).toMatchObject({ resetsAtUnixSeconds: 1_800_000_000, share: 0.3, isKnown: true })
  })
})

describe('pauseTag', () => {
  test('the default pause is half a second [AUD-057]', () => {
    expect(pauseTag()).toBe('<break time="0.5s" />')
  })

  test('the chosen number stands in the tag, less is raised to 0.5, above 3 s a warning is due [AUD-058]', () => {
    expect(pauseTag(1)).toBe('<break time="1s" />')
    expect(pauseTag(0.5 + 0.1 + 0.1 + 0.1)).toBe('<break time="0.8s" />')
    expect(pauseTag(2.25)).toBe('<break time="2.25s" />')
    for (const seconds of [0.4, 0, -3, NaN]) expect(pauseTag(seconds)).toBe('<break time="0.5s" />')
    expect(isPauseTooLong(3)).toBe(false)
    expect(isPauseTooLong(3.1)).toBe(true)
  })
})

describe('buildAudioAddress', () => {
  const host = 'https://cdn.example'

  test('host, book, folder and link make the address [API-APP-025]', () => {
    expect(buildAudioAddress({ host, bookId: 12, link: 'one.mp3' })).toBe(
      'https://cdn.example/12/ChapterAudios/one.mp3',
    )
    expect(buildAudioAddress({ host: `${host}//`, bookId: 12, link: 'one.mp3' })).toBe(
      'https://cdn.example/12/ChapterAudios/one.mp3',
    )
  })

  test('each part is encoded once, an absolute link is used as it is [API-APP-026]', () => {
    expect(buildAudioAddress({ host, bookId: 'a/b', link: 'Kapitel 1 – é?#%.mp3' })).toBe(
      'https://cdn.example/a%2Fb/ChapterAudios/Kapitel%201%20%E2%80%93%20%C3%A9%3F%23%25.mp3',
    )
    for (const link of [
      'https://a.example/x y.mp3',
      'HTTP://a.example/x',
      '/objects/x.mp3?sig=%2F',
      '//a.example/x',
      'blob:x',
    ]) {
      expect(buildAudioAddress({ host, bookId: 12, link })).toBe(link)
    }
  })

  test('a link that only looks like an address stays a file name', () => {
    expect(buildAudioAddress({ host, bookId: 12, link: 'javascript:alert(1)' })).toBe(
      'https://cdn.example/12/ChapterAudios/javascript%3Aalert(1)',
    )
    expect(buildAudioAddress({ host, bookId: 12, link: '../../13/x.mp3' })).toBe(
      'https://cdn.example/12/ChapterAudios/..%2F..%2F13%2Fx.mp3',
    )
    expect(buildAudioAddress({ host, bookId: 12, link: '\uD800.mp3' })).toBe(
      'https://cdn.example/12/ChapterAudios/%EF%BF%BD.mp3',
    )
  })
})

describe('WAV links', () => {
  test('a link that contains .wav can be converted [AUD-066]', () => {
    for (const link of ['a.wav', 'https://x.example/a.WAV?sig=1']) expect(isWavLink(link)).toBe(true)
    for (const link of ['a.mp3', 'wav', '', null, undefined]) expect(isWavLink(link)).toBe(false)
  })

  test('its extension becomes .mp3, the rest stays [GEN-006]', () => {
    expect(toMp3Link('a.wav.take.wav')).toBe('a.wav.take.mp3')
    expect(toMp3Link('/x/a.WAV?sig=1')).toBe('/x/a.mp3?sig=1')
    expect(toMp3Link('a.ogg')).toBe('a.ogg')
  })
})
