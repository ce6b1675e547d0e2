import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeWav } from '@lectern/core/audio'
import { expect, test } from 'vitest'
import { readMp3Length } from '../mp3/read-mp3-length'
import { readWavFile } from '../node/index'
import { convertWavToMp3 } from './convert-wav-to-mp3'

function wav(sampleRate: number, channelCount: number, seconds: number): Uint8Array {
  const length = Math.round(seconds * sampleRate)
  const channel = Float32Array.from({ length }, (_, index) => 0.4 * Math.sin(index / 20))
  const pcm = { sampleRate, channels: Array.from({ length: channelCount }, () => channel) }
  return writeWav(pcm, { encoding: 'integer', bitsPerSample: 16 })
}

test.each([1, 2, 6])('a WAV of %i channels becomes an MP3 of exactly its length', async (channelCount) => {
  const conversion = await convertWavToMp3({ wav: wav(44_100, channelCount, 0.75) })
  if (conversion.kind !== 'converted') throw new Error(conversion.message)
  expect(conversion.seconds).toBe(0.75)
  expect(readMp3Length(conversion.mp3)).toMatchObject({ seconds: 0.75, bitsPerSecond: 128_000, isGapless: true })
})

test('a WAV that cannot be converted is returned with the reason', async () => {
  expect(await convertWavToMp3({ wav: new Uint8Array(100) })).toMatchObject({ kind: 'broken', reason: 'not-wav' })
  expect(await convertWavToMp3({ wav: wav(44_100, 1, 0) })).toMatchObject({ kind: 'broken', reason: 'empty' })
  expect(await convertWavToMp3({ wav: wav(1000, 1, 0.1) })).toMatchObject({ kind: 'broken', reason: 'sample-rate' })
})

test('a WAV file on disk is read, and another file is returned as broken', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-wav-'))
  const path = join(folder, 'a.wav')
  await writeFile(path, wav(8000, 1, 0.5))
  expect(await readWavFile(path)).toMatchObject({ kind: 'ok', seconds: 0.5, pcm: { sampleRate: 8000 } })
  await writeFile(path, 'ID3')
  expect(await readWavFile(path)).toMatchObject({ kind: 'broken', reason: 'not-wav' })
  await rm(folder, { recursive: true })
})
