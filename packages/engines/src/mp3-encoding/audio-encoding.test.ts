import { readMp3Length } from '@lectern/media'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { materialPath, startTestEngines } from '../testing/start-test-engines'
import { writeWavFile } from '../testing/write-wav-file'

const engines = startTestEngines()
afterAll(() => engines.close())

test('encodes PCM as an MP3 of exactly its length, and leaves the PCM usable', async () => {
  const pcm = Int16Array.from({ length: 22_050 }, (_, index) => 8000 * Math.sin(index / 10))
  const mp3 = await engines.audioEncoding.encodeMp3({ pcm, sampleRate: 22_050 })
  expect(readMp3Length(mp3)).toMatchObject({
    samples: 22_050,
    sampleRate: 22_050,
    bitsPerSecond: 128_000,
    isGapless: true,
  })
  expect(pcm).toHaveLength(22_050)
})

test('rejects invalid PCM with its values, and encodes the next one', async () => {
  const pcm = new Int16Array(100)
  await expect(engines.audioEncoding.encodeMp3({ pcm, sampleRate: 123 })).rejects.toThrow('123')
  await expect(engines.audioEncoding.encodeMp3({ pcm, sampleRate: 8000, signal: AbortSignal.abort() })).rejects.toThrow(
    'cancelled',
  )
  await expect(engines.audioEncoding.encodeMp3({ pcm, sampleRate: 8000 })).resolves.toBeInstanceOf(Uint8Array)
})

describe('a recording', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lectern-conversion-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  test('is encoded as an MP3 of exactly its length', async () => {
    const path = join(folder, 'tone.wav')
    await writeWavFile(
      path,
      Int16Array.from({ length: 50_001 }, (_, index) => 8000 * Math.sin(index / 10)),
      44_100,
    )
    const target = `${path}.mp3`
    const converted = await engines.audioEncoding.convertToMp3({ path, target })
    if (converted.kind === 'failed') throw new Error(converted.message)
    expect(converted.durationSeconds).toBeCloseTo(50_001 / 44_100, 6)
    expect(readMp3Length(await readFile(target))).toMatchObject({
      samples: 50_001,
      bitsPerSecond: 128_000,
      isGapless: true,
    })
  })

  test('may be an MP3, and keeps its length when it is encoded again', { timeout: 30_000 }, async () => {
    const path = materialPath('narration/sonnet001.mp3')
    const again = join(folder, 'again.mp3')
    const first = await engines.audioEncoding.convertToMp3({ path, target: again })
    if (first.kind === 'failed') throw new Error(first.message)
    const second = await engines.audioEncoding.convertToMp3({ path: again, target: join(folder, 'again-again.mp3') })
    expect(second).toMatchObject({ kind: 'converted', durationSeconds: first.durationSeconds })
    expect(first.durationSeconds).toBeCloseTo(53.27, 1)
  })

  test('is refused with the reason when it cannot be read', async () => {
    const path = join(folder, 'notes.wav')
    await writeFile(path, 'no recording')
    expect(await engines.audioEncoding.convertToMp3({ path, target: `${path}.mp3` })).toMatchObject({
      kind: 'failed',
      code: 'not-audio',
    })
    const odd = join(folder, 'odd.wav')
    await writeWavFile(odd, new Int16Array(1000).fill(5), 1234)
    expect(await engines.audioEncoding.convertToMp3({ path: odd, target: `${odd}.mp3` })).toMatchObject({
      code: 'unsupported-format',
    })
  })

  test('is resampled and keeps its length when MP3 lacks its sample rate', async () => {
    const path = join(folder, 'studio.wav')
    await writeWavFile(
      path,
      Int16Array.from({ length: 144_000 }, (_, index) => 8000 * Math.sin(index / 20)),
      96_000,
    )
    const target = `${path}.mp3`
    const converted = await engines.audioEncoding.convertToMp3({ path, target })
    if (converted.kind === 'failed') throw new Error(converted.message)
    expect(converted.durationSeconds).toBe(1.5)
    expect(readMp3Length(await readFile(target))).toMatchObject({ sampleRate: 48_000, samples: 72_000 })
  })
})
