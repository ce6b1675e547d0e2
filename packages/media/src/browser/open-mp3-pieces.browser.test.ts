import { expect, test } from 'vitest'
import { encodeMp3InWorker } from './encode-mp3-in-worker'
import { openMp3Pieces } from './open-mp3-pieces'

const RATE = 44_100

/** Five seconds of tones of changing pitch and loudness in stereo. */
function draw(channel: number): Float32Array {
  return Float32Array.from({ length: 5 * RATE + 321 }, (_, index) => {
    const loudness = Math.max(0, Math.sin(index / (9000 + 700 * channel)))
    return 0.6 * loudness * Math.sin((index / 20) * (1 + Math.floor(index / 5000) / 50))
  })
}

async function joinPieces(mp3: Uint8Array<ArrayBuffer>): Promise<Float32Array[]> {
  const sound = await openMp3Pieces(new Blob([mp3]), 40)
  if (sound === null) throw new Error('An MP3 has pieces.')
  const joined = [0, 1].map(() => new Float32Array(sound.frameCount))
  let at = 0
  for await (const channels of sound.read()) {
    for (const [index, samples] of channels.entries()) joined[index]?.set(samples, at)
    at += channels[0]?.length ?? 0
  }
  expect(at).toBe(sound.frameCount)
  return joined
}

/** The largest difference of two sounds. */
function findDifference(a: Float32Array | undefined, b: Float32Array): number {
  return b.reduce((most, sample, index) => Math.max(most, Math.abs(sample - (a?.[index] ?? 0))), 0)
}

test('decodes an MP3 piece by piece to the samples that the whole of it has, with and without a tag', async () => {
  const tagged = await encodeMp3InWorker({ pcm: [draw(0), draw(1)], sampleRate: RATE })
  const id3 = new Uint8Array(10 + 300)
  id3.set([73, 68, 51, 3, 0, 0, 0, 0, 2, 44])
  const named = new Uint8Array([...id3, ...tagged])
  const untagged = tagged.slice(417)
  for (const mp3 of [tagged, named, untagged]) {
    const joined = await joinPieces(mp3)
    const whole = await new OfflineAudioContext(1, 1, RATE).decodeAudioData(mp3.slice().buffer)
    expect(Math.abs((joined[0]?.length ?? 0) - whole.length)).toBeLessThanOrEqual(1152)
    for (const channel of [0, 1]) {
      expect(findDifference(joined[channel], whole.getChannelData(channel))).toBeLessThan(0.0005)
    }
  }
})

test('is null for what is no MP3', async () => {
  expect(await openMp3Pieces(new Blob(['no sound at all']))).toBeNull()
})
