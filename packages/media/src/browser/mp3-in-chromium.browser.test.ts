import { expect, test } from 'vitest'
import { mp3SampleRates } from '../mp3/choose-mp3-sample-rate'
import { readFrameHeader } from '../mp3/read-frame-header'
import { encodeMp3InWorker } from './encode-mp3-in-worker'

const edges = [1, 2, 575, 576, 577, 1104, 1105, 1106, 1151, 1152, 1153, 2304, 2305, 230_400, 230_401]

function draw(length: number, seed: number): Float32Array {
  let state = seed
  return Float32Array.from({ length }, (_, index) => {
    state = (state * 48_271) % 0x7fffffff
    const loudness = Math.max(0, Math.sin(index / 900 + Math.sin(index / 4000)))
    return 0.3 * loudness * Math.sin(index / 9) + ((state / 0x7fffffff) * 2 - 1) * 0.01
  })
}

async function decode(mp3: Uint8Array<ArrayBuffer>, sampleRate: number): Promise<AudioBuffer> {
  return new OfflineAudioContext(1, 1, sampleRate).decodeAudioData(mp3.buffer)
}

/** The shift, up to 1,200 samples either way, at which what is heard is least unlike what was drawn. */
function findShift(drawn: Float32Array, heard: Float32Array): number {
  const most = 1200
  const unlikeness = (shift: number): number => {
    let sum = 0
    for (let index = most; index < drawn.length - most; index += 1) {
      sum += ((drawn[index] ?? 0) - (heard[index + shift] ?? 0)) ** 2
    }
    return sum
  }
  const shifts = Array.from({ length: 2 * most + 1 }, (_, index) => ({
    shift: index - most,
    sum: unlikeness(index - most),
  }))
  return shifts.reduce((best, one) => (one.sum < best.sum ? one : best)).shift
}

test.each(mp3SampleRates)(
  'at %i Hz a browser plays an MP3 of exactly its length, from its first sample',
  async (rate) => {
    for (const channelCount of [1, 2]) {
      const pcm = Array.from({ length: channelCount }, (_, channel) => draw(10_000 + 7 * channelCount, channel + 1))
      const decoded = await decode(await encodeMp3InWorker({ pcm, sampleRate: rate }), rate)
      expect([decoded.numberOfChannels, decoded.length]).toEqual([channelCount, 10_000 + 7 * channelCount])
      const shifts = pcm.map((drawn, channel) => findShift(drawn, decoded.getChannelData(channel)))
      expect(Math.max(...shifts.map(Math.abs))).toBeLessThanOrEqual(1)
    }
  },
)

test.each(edges)('a browser plays exactly as many samples as were encoded: %i', async (length) => {
  const decoded = await decode(await encodeMp3InWorker({ pcm: draw(length, 3), sampleRate: 44_100 }), 44_100)
  expect(decoded.length).toBe(length)
})

test('an MP3 without an Info frame plays 1,105 samples late', async () => {
  const drawn = draw(12_000, 1)
  const mp3 = await encodeMp3InWorker({ pcm: drawn, sampleRate: 44_100 })
  const infoFrameBytes = readFrameHeader(mp3, 0)?.frameBytes ?? 0
  const decoded = await decode(mp3.slice(infoFrameBytes), 44_100)
  expect(findShift(drawn, decoded.getChannelData(0))).toBe(1105)
})
