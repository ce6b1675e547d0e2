import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeWav } from '@lectern/core/audio'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestEngines } from '../../testing/start-test-engines'
import { writeFlac } from '../../testing/write-flac'
import { measureRecording } from './measure-recording'

const engines = startTestEngines()
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-measure-'))
})
afterAll(async () => {
  await engines.close()
  await rm(folder, { recursive: true })
})

async function measure(bytes: Uint8Array): Promise<number | null> {
  const path = join(folder, 'recording')
  await writeFile(path, bytes)
  return measureRecording(path)
}

test('returns the duration from the headers of a recording', async () => {
  const seconds = 75.5
  const pcm = new Int16Array(seconds * 16_000).fill(100)
  const channels = [Float32Array.from(pcm, (sample) => sample / 32_768)]
  expect(await measure(writeWav({ sampleRate: 16_000, channels }))).toBe(seconds)
  expect(await measure(writeFlac([pcm, pcm], 16_000))).toBe(seconds)
  const mp3 = await engines.audioEncoding.encodeMp3({ pcm, sampleRate: 16_000 })
  const withinFrames = (measured: number | null) => Math.abs((measured ?? 0) - seconds) < 0.15
  expect(withinFrames(await measure(mp3))).toBe(true)
  const tag = Buffer.concat([Buffer.from('ID3\u0004\0\0'), Buffer.from([0, 0x60, 0, 0])])
  expect(withinFrames(await measure(Buffer.concat([tag, Buffer.alloc(0x60 * 128 * 128), mp3])))).toBe(true)
})

test('returns null for a file that is no WAV, FLAC or MP3', async () => {
  expect(await measure(Buffer.from('fLaC'))).toBeNull()
  expect(await measure(Buffer.from('OggS and so on, for a while, so that there is something to look at'))).toBeNull()
  expect(await measure(new Uint8Array(0))).toBeNull()
})
