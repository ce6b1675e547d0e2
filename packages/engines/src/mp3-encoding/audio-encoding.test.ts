import { readMp3Length } from '@lectern/media'
import { afterAll, expect, test } from 'vitest'
import { startTestEngines } from '../testing/start-test-engines'

const engines = startTestEngines()
afterAll(() => engines.close())

test('PCM becomes an MP3 of exactly its length and stays usable', async () => {
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

test('what cannot be encoded rejects with the values, and the next encoding works', async () => {
  const pcm = new Int16Array(100)
  await expect(engines.audioEncoding.encodeMp3({ pcm, sampleRate: 12_345 })).rejects.toThrow('12345')
  await expect(engines.audioEncoding.encodeMp3({ pcm, sampleRate: 8000, signal: AbortSignal.abort() })).rejects.toThrow(
    'cancelled',
  )
  await expect(engines.audioEncoding.encodeMp3({ pcm, sampleRate: 8000 })).resolves.toBeInstanceOf(Uint8Array)
})
