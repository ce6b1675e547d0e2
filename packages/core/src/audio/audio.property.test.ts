import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { budgetBand } from './budget-band'
import { computePeaks } from './compute-peaks'
import { joinPcm, type PcmPart } from './join-pcm'
import { countFrames, type Pcm } from './pcm'
import { readWav } from './read-wav'
import { readWavHeader } from './read-wav-header'
import { writeWav, type WavFormat } from './write-wav'

const sample = fc.double({ min: -1, max: 1, noNaN: true }).map(Math.fround)
const pcms = fc
  .record({
    sampleRate: fc.constantFrom(8000, 22050, 44100, 48000),
    frames: fc.nat(200),
    channelCount: fc.integer({ min: 1, max: 3 }),
  })
  .chain(({ sampleRate, frames, channelCount }) =>
    fc
      .array(fc.array(sample, { minLength: frames, maxLength: frames }), {
        minLength: channelCount,
        maxLength: channelCount,
      })
      .map((channels): Pcm => ({ sampleRate, channels: channels.map((each) => Float32Array.from(each)) })),
  )
const formats = fc.constantFrom<WavFormat>(
  {},
  { bitsPerSample: 16 },
  { bitsPerSample: 24 },
  { bitsPerSample: 32 },
  { encoding: 'float' },
)

describe('WAV', () => {
  test('samples come back as precise as their format keeps them, and a second time exactly', () => {
    fc.assert(
      fc.property(pcms, formats, (pcm, format) => {
        const reading = readWav(writeWav(pcm, format))
        if (reading.kind === 'broken') throw new Error(reading.message)
        expect(reading.pcm.sampleRate).toBe(pcm.sampleRate)
        expect(reading.header).toMatchObject({ frameCount: countFrames(pcm), isTruncated: false })
        const step = format.encoding === 'float' ? 0 : 2 ** -((format.bitsPerSample ?? 16) - 1)
        for (const [channel, samples] of pcm.channels.entries()) {
          for (const [at, value] of samples.entries()) {
            expect(Math.abs((reading.pcm.channels[channel]?.[at] ?? NaN) - value)).toBeLessThanOrEqual(step)
          }
        }
        expect(writeWav(reading.pcm, format)).toEqual(writeWav(pcm, format))
      }),
    )
  })

  test('any bytes at all are answered, never thrown at', () => {
    const damaged = pcms.chain((pcm) => {
      const bytes = writeWav(pcm)
      return fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)), { maxLength: 8 }).chain((edits) =>
        fc.nat(bytes.length).map((length) => {
          const copy = bytes.slice()
          for (const [at, value] of edits) copy[at] = value
          return copy.subarray(0, length)
        }),
      )
    })
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array({ maxLength: 80, size: 'max' }), damaged), (bytes) => {
        const header = readWavHeader(bytes)
        const reading = readWav(bytes)
        expect(reading.kind).toBe(header.kind)
        const dataEnd = header.kind === 'ok' ? header.dataOffsetBytes + header.dataBytes : 0
        expect(dataEnd).toBeLessThanOrEqual(bytes.length)
        expect(header.kind === 'ok' ? header.durationSeconds : header.message.length).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('joinPcm', () => {
  const parts = fc.array(
    fc.oneof(
      fc
        .array(sample, { maxLength: 20, size: 'max' })
        .map((samples): PcmPart => ({ sampleRate: 10, channels: [Float32Array.from(samples)] })),
      fc.array(sample, { maxLength: 20, size: 'max' }).map((samples): PcmPart => {
        const channel = Float32Array.from(samples)
        return { sampleRate: 10, channels: [channel, channel.map((value) => -value)] }
      }),
      fc.nat(30).map((tenths): PcmPart => ({ silenceSeconds: tenths / 10 })),
    ),
    { maxLength: 8 },
  )

  test('every part stands whole at its offset, silence between, mono on all channels, nothing else', () => {
    fc.assert(
      fc.property(parts, (all) => {
        const joined = joinPcm(all)
        const sounds = all.filter((part) => 'channels' in part)
        expect(joined.kind).toBe(sounds.length === 0 ? 'broken' : 'ok')
        if (joined.kind === 'broken') return
        const width = Math.max(...sounds.map((sound) => sound.channels.length))
        expect(joined.pcm.channels).toHaveLength(width)
        for (const [channel, samples] of joined.pcm.channels.entries()) {
          const expected = all.flatMap((part) =>
            'channels' in part
              ? [...(part.channels[Math.min(channel, part.channels.length - 1)] ?? [])]
              : Array.from({ length: Math.round(part.silenceSeconds * 10) }, () => 0),
          )
          expect([...samples]).toEqual(expected)
        }
      }),
    )
  })
})

describe('computePeaks', () => {
  test('each peak is the loudest sample of its stretch, and every sample belongs to one', () => {
    fc.assert(
      fc.property(pcms, fc.double({ min: 1, max: 50, noNaN: true }), (pcm, samplesPerPeak) => {
        const { values } = computePeaks(pcm, samplesPerPeak / pcm.sampleRate)
        const frames = countFrames(pcm)
        const loudest = (at: number) => Math.max(...pcm.channels.map((samples) => Math.abs(samples[at] ?? 0)))
        const heard = Array.from({ length: frames }, (_, at) => loudest(at))
        expect(Math.max(0, ...values)).toBe(Math.max(0, ...heard))
        for (const [at, loudness] of heard.entries()) {
          const near = [-1, 0, 1].map((step) => values[Math.floor(at / samplesPerPeak) + step] ?? 0)
          expect(Math.max(...near)).toBeGreaterThanOrEqual(loudness)
        }
      }),
    )
  })
})

describe('budgetBand', () => {
  test('under 75 percent is low, 75 to under 90 high, 90 and more critical [AUD-037]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.nat(12_000_000), (limit, used) => {
        const percent = (BigInt(used) * 100n * 1_000_000n) / BigInt(limit)
        const expected = percent < 75_000_000n ? 'low' : percent < 90_000_000n ? 'high' : 'critical'
        expect(budgetBand(used, limit)).toBe(expected)
      }),
      {
        examples: [
          [100, 75],
          [100, 74],
          [100, 90],
          [100, 89],
          [1_000_000, 899_999],
          [3, 3],
        ],
      },
    )
  })
})
