import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { encodeMp3 } from '@lectern/media'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createOggEncoder } from 'wasm-media-encoders'
import { drawBursts, measureDelay } from '../testing/draw-bursts'
import { materialPath } from '../testing/start-test-engines'
import { writeFlac } from '../testing/write-flac'
import { decodeSound } from './decode-sound'
import { UnreadableSound } from './decoded-sound'
import { findFfmpeg } from './find-ffmpeg'

const seconds = 1.5
const sampleRate = 44_100
const drawn = drawBursts(seconds, sampleRate)

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-times-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function hear(path: string, ffmpeg: string | null = null) {
  const parts: Float32Array[] = []
  let rate = 0
  for await (const { sampleRate: own, channels } of decodeSound(path, 60, { ffmpeg })) {
    rate = own
    parts.push(channels[0] ?? new Float32Array(0))
  }
  const samples = Float32Array.from(parts.flatMap((part) => [...part]))
  return { rate, samples, delay: measureDelay(drawBursts(seconds, rate), samples) }
}

async function hearBytes(bytes: Uint8Array) {
  const path = join(folder, 'sound')
  await writeFile(path, bytes)
  return hear(path)
}

async function encodeOgg(): Promise<Uint8Array> {
  const encoder = await createOggEncoder()
  encoder.configure({ sampleRate, channels: 1, vbrQuality: 4 })
  const body = encoder.encode([drawn]).slice()
  return Buffer.concat([body, encoder.finalize().slice()])
}

/** The file as an encoder leaves it that says nothing of what it put before the sound. */
function withoutInfoFrame(mp3: Uint8Array): Uint8Array {
  const second = mp3.findIndex((byte, index) => index > 4 && byte === 0xff && ((mp3[index + 1] ?? 0) & 0xe0) === 0xe0)
  return mp3.subarray(second)
}

describe('each sound is decoded at its time in the recording, exact to one sample', () => {
  test('MP3', async () => {
    const { delay, samples } = await hearBytes(await encodeMp3({ pcm: drawn, sampleRate }))
    expect([delay, samples.length]).toEqual([0, drawn.length])
  })

  test('Ogg Vorbis', async () => {
    const { delay, samples } = await hearBytes(await encodeOgg())
    expect([delay, samples.length]).toEqual([0, drawn.length])
  })

  test('FLAC', async () => {
    const pcm = Int16Array.from(drawn, (sample) => sample * 32_767)
    expect(await hearBytes(writeFlac([pcm], sampleRate))).toMatchObject({ delay: 0, samples: { length: drawn.length } })
  })

  test('Opus', async () => {
    const { rate, delay, samples } = await hear(materialPath('recordings/bursts.opus'))
    expect([rate, samples.length]).toEqual([48_000, seconds * 48_000])
    expect(Math.abs(delay)).toBeLessThanOrEqual(1)
  })

  // Players play it as late, and its words are lit by what players say.
  test('an MP3 without an encoder delay in its header gets the delay that players assume', async () => {
    const { delay } = await hearBytes(withoutInfoFrame(await encodeMp3({ pcm: drawn, sampleRate })))
    expect(delay).toBe(1105)
  })

  test('M4A is decoded when ffmpeg is installed, otherwise refused with advice', async () => {
    const path = materialPath('recordings/bursts.m4a')
    const ffmpeg = findFfmpeg()
    const heard = ffmpeg ? await hear(path, ffmpeg) : { rate: sampleRate, delay: 0, samples: drawn }
    expect([heard.rate, heard.delay]).toEqual([sampleRate, 0])
    expect(heard.samples.length / sampleRate).toBeCloseTo(seconds, 1)
    const refused = await hear(path, null).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(UnreadableSound)
    expect(refused).toMatchObject({
      problem: 'unsupported-format',
      message: 'An M4A or MP4 file cannot be read here. Save it as WAV, FLAC or MP3, or install ffmpeg.',
    })
  })
})
