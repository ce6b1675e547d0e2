import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packSentence } from '../../entities/narration/pack-sentence'
import { compressSentence, decompressSentence } from './compress-sentence'

const megabyte = 1_000_000

test('a compressed sentence is decompressed unchanged', async () => {
  const word = fc.record({ start: fc.nat(), end: fc.nat(), startTime: fc.nat(), endTime: fc.nat() })
  const sentence = fc.record({
    pcm: fc.int16Array(),
    sampleRate: fc.integer({ min: 1, max: 48_000 }),
    words: fc.array(word),
    skippedRules: fc.array(fc.string()),
  })
  await fc.assert(
    fc.asyncProperty(sentence, async (spoken) => {
      expect(await decompressSentence(await compressSentence(spoken), megabyte)).toEqual(spoken)
    }),
  )
})

test('other bytes are not decompressed, whatever they are', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
      expect(await decompressSentence(bytes, megabyte)).toBeNull()
    }),
  )
})

test('a tone and the octave above it are compressed to less than two thirds of their size', async () => {
  const pcm = Int16Array.from(
    { length: 22_050 },
    (_, index) => 8000 * Math.sin(index / 20) + 4000 * Math.sin(index / 10),
  )
  const spoken = { pcm, sampleRate: 22_050, words: [] }
  const bytes = await compressSentence(spoken)
  expect(bytes.byteLength / packSentence(spoken).byteLength).toBeLessThan(2 / 3)
})

test('a sentence above the given size is not decompressed', async () => {
  const silence = await compressSentence({ pcm: new Int16Array(megabyte), sampleRate: 22_050, words: [] })
  expect(silence.byteLength).toBeLessThan(1000)
  expect(await decompressSentence(silence, megabyte)).toBeNull()
  expect((await decompressSentence(silence, 3 * megabyte))?.pcm.length).toBe(megabyte)
})
