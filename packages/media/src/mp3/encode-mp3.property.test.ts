import * as fc from 'fast-check'
import { MPEGDecoder } from 'mpg123-decoder'
import { describe, expect, test } from 'vitest'
import { encodeMp3, encodeMp3Pieces, encodeMp3Stream } from './encode-mp3'
import { mp3SampleRates } from './choose-mp3-sample-rate'
import { readMp3Length } from './read-mp3-length'

const FRAME_SAMPLES = 1152

/** Noise and tones that no shift leaves alike. */
function draw(length: number, seed: number): Int16Array {
  let state = seed + 1
  return Int16Array.from({ length }, (_, index) => {
    state = (state * 48_271) % 0x7fffffff
    const loudness = Math.max(0, Math.sin(index / 900 + Math.sin(index / 4000)))
    return 8000 * loudness * Math.sin(index / 9) + ((state / 0x7fffffff) * 2 - 1) * 400
  })
}

async function decode(mp3: Uint8Array): Promise<{ sampleRate: number; channels: Float32Array[] }> {
  const decoder = new MPEGDecoder()
  await decoder.ready
  const { sampleRate, channelData, samplesDecoded } = decoder.decode(mp3)
  decoder.free()
  return { sampleRate, channels: channelData.map((samples) => samples.slice(0, samplesDecoded)) }
}

/** The shift, up to `most` samples either way, at which what is heard is least unlike what was drawn. */
function findShift(drawn: Int16Array, heard: Float32Array, most: number): number {
  const unlikeness = (shift: number): number => {
    let sum = 0
    for (let index = most; index < drawn.length - most; index += 1) {
      sum += ((drawn[index] ?? 0) / 32_768 - (heard[index + shift] ?? 0)) ** 2
    }
    return sum
  }
  const shifts = Array.from({ length: 2 * most + 1 }, (_, index) => ({
    shift: index - most,
    sum: unlikeness(index - most),
  }))
  return shifts.reduce((best, one) => (one.sum < best.sum ? one : best)).shift
}

const rates = fc.constantFrom(...mp3SampleRates)
const edges = [1, 2, 575, 576, 577, 1103, 1104, 1105, 1151, 1152, 1153, 2303, 2304, 2305, 230_399, 230_400, 230_401]
const lengths = fc.oneof(fc.constantFrom(...edges), fc.integer({ min: 1, max: 5 * FRAME_SAMPLES }))

describe('an MP3', () => {
  test('decodes to exactly the number of samples that were encoded', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(rates, lengths, fc.boolean(), async (sampleRate, length, isStereo) => {
        const pcm = draw(length, length)
        const mp3 = await encodeMp3({ pcm: isStereo ? [pcm, pcm] : pcm, sampleRate })
        expect(readMp3Length(mp3)).toMatchObject({ sampleRate, samples: length, isGapless: true })
        const heard = await decode(mp3)
        expect([heard.sampleRate, heard.channels.map((samples) => samples.length)]).toEqual([
          sampleRate,
          [length, length],
        ])
      }),
      { numRuns: 60, examples: edges.map((length): [number, number, boolean] => [44_100, length, length % 2 === 0]) },
    )
  })

  test.each(mp3SampleRates)('begins with the first sample of the PCM at %i Hz', async (sampleRate) => {
    for (const isStereo of [false, true]) {
      const [left, right] = [draw(12_000, 1), draw(12_000, 2)]
      const { channels } = await decode(await encodeMp3({ pcm: isStereo ? [left, right] : left, sampleRate }))
      const shifts = channels.map((heard, channel) => findShift(isStereo && channel === 1 ? right : left, heard, 1200))
      expect(Math.max(...shifts.map(Math.abs))).toBeLessThanOrEqual(1)
    }
  })

  test.each([
    [96_000, 48_000],
    [88_200, 44_100],
    [192_000, 48_000],
    [384_000, 48_000],
    [64_000, 32_000],
    [50_000, 48_000],
    [37_800, 44_100],
    [12_345, 16_000],
    [4000, 8000],
  ])('is encoded from %i Hz at %i Hz, with its exact length and start', async (from, to) => {
    const drawnAt = (rate: number) =>
      Int16Array.from({ length: Math.round(rate * 0.7) }, (_, index) => {
        const at = index / rate
        return 9000 * Math.max(0, Math.sin(40 * at + Math.sin(9 * at))) * Math.sin(2 * Math.PI * 700 * at)
      })
    const mp3 = await encodeMp3({ pcm: drawnAt(from), sampleRate: from })
    const { sampleRate, channels } = await decode(mp3)
    expect([sampleRate, channels[0]?.length]).toEqual([to, Math.round((drawnAt(from).length * to) / from)])
    expect(Math.abs(findShift(drawnAt(to), channels[0] ?? new Float32Array(0), 1200))).toBeLessThanOrEqual(1)
  })

  test('is the same however its sound is divided into blocks', async () => {
    const pcm = draw(30_000, 5)
    const whole = await encodeMp3({ pcm, sampleRate: 32_000 })
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(30_000), { maxLength: 8 }), async (cuts) => {
        const places = [0, ...cuts.toSorted((a, b) => a - b), 30_000]
        const blocks = places.slice(1).map((end, index) => pcm.subarray(places[index], end))
        const samples: number[] = []
        const mp3 = await encodeMp3Stream({ blocks, sampleRate: 32_000, onSamples: (done) => samples.push(done) })
        const same = Buffer.compare(mp3, whole) === 0
        expect([same, samples.at(-1)]).toEqual([true, 30_000])
      }),
      { numRuns: 15 },
    )
  })

  test('is written while its sound arrives: each piece but the first of the file comes in order', async () => {
    const taken: number[] = []
    function* arrive() {
      for (let block = 0; block < 6; block += 1) {
        taken.push(block)
        yield draw(32_000, block)
      }
    }
    const offsets: number[] = []
    let sizes = 0
    const takenAtPiece: number[] = []
    for await (const { bytes, offset } of encodeMp3Pieces({ blocks: arrive(), sampleRate: 32_000 })) {
      offsets.push(offset)
      takenAtPiece.push(taken.length)
      sizes += bytes.length
    }
    const mp3 = await encodeMp3Stream({ blocks: arrive(), sampleRate: 32_000 })
    expect(takenAtPiece.slice(0, 3)).toEqual([1, 2, 3])
    expect(offsets.slice(0, -1)).toEqual(offsets.slice(0, -1).toSorted((a, b) => a - b))
    expect([offsets.at(-1), sizes]).toEqual([0, mp3.length])
  })

  test('keeps the length of silence, of full scale and of clipped sound', async () => {
    for (const level of [0, 1, -1, 4, NaN]) {
      const mp3 = await encodeMp3({ pcm: new Float32Array(5000).fill(level), sampleRate: 48_000 })
      const { channels } = await decode(mp3)
      expect([level, channels[0]?.length]).toEqual([level, 5000])
    }
  })
})
