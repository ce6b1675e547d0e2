import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import fc from 'fast-check'
import { readMp3Length } from '@lectern/media'
import { expect, test } from 'vitest'
import { sampleFlac, sampleM4a, sampleMp3, sampleOgg, sampleOpus, sampleWav } from '../../testing/sample-media'
import { recogniseAudio } from './recognise-audio'

/** Splits the bytes into chunks of these lengths, repeatedly. */
async function* inPieces(bytes: Buffer, lengths: readonly number[]): AsyncGenerator<Buffer> {
  for (let offset = 0, n = 0; offset < bytes.length; n++) {
    const length = lengths[n % lengths.length] ?? 1
    yield bytes.subarray(offset, offset + length)
    offset += length
    await Promise.resolve()
  }
}

const pieces = fc.array(fc.integer({ min: 1, max: 2000 }), { minLength: 1, maxLength: 5 })

test('the duration of a track does not depend on the chunks it comes in', async () => {
  await fc.assert(
    fc.asyncProperty(pieces, fc.integer({ min: 1, max: 60 }), async (lengths, count) => {
      const mp3 = sampleMp3(count)
      expect(await recogniseAudio(inPieces(mp3, lengths))).toMatchObject({
        extension: 'mp3',
        durationSeconds: Math.round((readMp3Length(mp3.subarray(15))?.seconds ?? 0) * 1000) / 1000,
      })
      expect(await recogniseAudio(inPieces(sampleFlac(count / 10), lengths))).toMatchObject({
        extension: 'flac',
        durationSeconds: count / 10,
      })
      expect(await recogniseAudio(inPieces(sampleOgg(count / 10), lengths))).toMatchObject({
        extension: 'ogg',
        durationSeconds: count / 10,
      })
      expect(await recogniseAudio(inPieces(sampleOpus(count / 10), lengths))).toMatchObject({
        extension: 'ogg',
        durationSeconds: count / 10,
      })
      expect(await recogniseAudio(inPieces(sampleM4a(count / 10, count * 70), lengths))).toMatchObject({
        extension: 'm4a',
        contentType: 'audio/mp4',
        durationSeconds: count / 10,
      })
      expect(await recogniseAudio(inPieces(sampleWav(count / 10), lengths))).toMatchObject({
        extension: 'wav',
        durationSeconds: count / 10,
      })
    }),
    { numRuns: 40 },
  )
})

test('a WAV without samples or with an impossible sample rate is not recognised', async () => {
  const withRate = (sampleRate: number) => {
    const wav = sampleWav(1)
    wav.writeUInt32LE(sampleRate, 24)
    return recogniseAudio(inPieces(wav, [1000]))
  }
  for (const rate of [1, 999, 768_001, 4_294_967_295]) expect([rate, await withRate(rate)]).toEqual([rate, null])
  for (const rate of [8000, 192_000, 768_000]) expect(await withRate(rate)).toMatchObject({ extension: 'wav' })
  expect(await recogniseAudio(inPieces(sampleWav(0), [1000]))).toBeNull()
})

test('a track longer than the sampled head is measured to its end', async () => {
  const mp3 = sampleMp3(5000)
  expect(mp3.length).toBeGreaterThan(2_000_000)
  const measured = await recogniseAudio(inPieces(mp3, [65_536]))
  expect(measured?.durationSeconds).toBeCloseTo((5000 * 1152) / 44_100, 3)
})

test('bytes that are neither MP3 nor WAV are not recognised', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), pieces, async (bytes, lengths) => {
      const text = Buffer.concat([Buffer.from('text'), bytes])
      expect(await recogniseAudio(inPieces(text, lengths))).toBeNull()
    }),
  )
  expect(await recogniseAudio(inPieces(Buffer.from('ID3'), [1]))).toBeNull()
  expect(await recogniseAudio(inPieces(Buffer.alloc(0), [1]))).toBeNull()
})

test('our own M4A, undamaged or damaged anywhere, is measured or rejected without an error', async () => {
  const path = createRequire(import.meta.url).resolve('@lectern/material/recordings/bursts.m4a')
  const whole = await readFile(path)
  expect(await recogniseAudio(inPieces(whole, [700]))).toMatchObject({ extension: 'm4a', durationSeconds: 1.5 })
  const opus = await readFile(path.replace('.m4a', '.opus'))
  expect(await recogniseAudio(inPieces(opus, [700]))).toMatchObject({ extension: 'ogg', durationSeconds: 1.5 })
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.nat(120), fc.nat(255))), fc.nat(whole.length), async (edits, length) => {
      const hurt = Buffer.from(whole.subarray(0, length))
      for (const [at, value] of edits) hurt[at] = value
      const seconds = (await recogniseAudio(inPieces(hurt, [333])))?.durationSeconds ?? 1
      expect(seconds).toBeGreaterThan(0)
    }),
    { numRuns: 300 },
  )
})
