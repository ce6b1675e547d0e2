import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { encodeSamples, writeWavHeader, type WrittenWavShape } from '@lectern/core/audio'
import { encodeMp3 } from '@lectern/media'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createOggEncoder } from 'wasm-media-encoders'
import { drawBursts } from '../testing/draw-bursts'
import { materialPath } from '../testing/start-test-engines'
import { writeFlac } from '../testing/write-flac'
import { decodeSound } from './decode-sound'
import { UnreadableSound } from './decoded-sound'

const sampleRate = 22_050
const drawn = drawBursts(0.6, sampleRate)
const maxSeconds = 3600
const shape: WrittenWavShape = { encoding: 'float', bitsPerSample: 32, channelCount: 1, sampleRate }

async function encodeOgg(): Promise<Uint8Array> {
  const encoder = await createOggEncoder()
  encoder.configure({ sampleRate, channels: 1, vbrQuality: 2 })
  const body = encoder.encode([drawn]).slice()
  return Buffer.concat([body, encoder.finalize().slice()])
}

const kinds: [string, () => Promise<Uint8Array> | Uint8Array][] = [
  ['WAV', () => Buffer.concat([writeWavHeader(shape, drawn.length), encodeSamples([drawn], shape)])],
  ['MP3', () => encodeMp3({ pcm: drawn, sampleRate })],
  ['FLAC', () => writeFlac([Int16Array.from(drawn, (sample) => sample * 32_767)], sampleRate)],
  ['Ogg Vorbis', encodeOgg],
  ['Opus', () => readFile(materialPath('recordings/bursts.opus'))],
]

interface Damage {
  bytes: [place: number, value: number][]
  /** True if only the beginning is hit, where the headers are. */
  inHead: boolean
  keptFraction: number
}

const damages: fc.Arbitrary<Damage> = fc.record({
  bytes: fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(255)), { maxLength: 40 }),
  inHead: fc.boolean(),
  keptFraction: fc.oneof(fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true })),
})

function hit(whole: Uint8Array, { bytes, inHead, keptFraction }: Damage): Uint8Array {
  const hurt = Uint8Array.from(whole)
  const reach = inHead ? Math.min(300, hurt.length) : hurt.length
  for (const [place, value] of bytes) hurt[Math.floor(place * (reach - 1))] = value
  return hurt.subarray(0, Math.ceil(keptFraction * hurt.length))
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-hostile-'))
  // A decoder tells each frame that it cannot read.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterAll(() => rm(folder, { recursive: true }))

describe('a damaged recording is decoded up to the damage, or refused', () => {
  test.each(kinds)('%s', { timeout: 60_000 }, async (kind, encode) => {
    const whole = await encode()
    const path = join(folder, kind)
    await fc.assert(
      fc.asyncProperty(damages, async (damage) => {
        await writeFile(path, hit(whole, damage))
        try {
          for await (const { channels, sampleRate: rate } of decodeSound(path, maxSeconds, { ffmpeg: null })) {
            expect(channels.length).toBeGreaterThan(0)
            expect(new Set(channels.map(({ length }) => length)).size).toBe(1)
            expect(rate).toBeGreaterThanOrEqual(4000)
          }
        } catch (error) {
          if (!(error instanceof UnreadableSound)) throw error
          expect(error.message).toMatch(/\w+\. \w+/)
        }
      }),
      { numRuns: 120, endOnFailure: true },
    )
  })
})
