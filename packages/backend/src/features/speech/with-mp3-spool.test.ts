import { encodeMp3, mp3BlockSamples, readMp3Length } from '@lectern/media'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashContent } from '../../entities/objects/hash-content'
import { createLocalObjectStore } from '../../platform/objects/local-object-store'
import { standInEngines } from '../../testing/stand-in-engines'
import type { PlacedSentence } from './join-sentences'
import { encodeCached } from './encode-cached'
import type { TrackSpool } from './track-spool'
import { withMp3Spool } from './with-mp3-spool'

const sampleRate = 22_050

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-mp3-spool-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** A voice that is cut off within a sound, about five seconds a sentence. */
function say(text: string): PlacedSentence {
  const letters = Array.from(text).reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
  const samples = 4 * sampleRate + ((letters * 7919) % (2 * sampleRate))
  const pcm = Int16Array.from({ length: samples }, (_, at) => 8000 * Math.cos(at / (3 + (letters % 17))))
  const words = [{ start: 0, end: text.length, startTime: 0, endTime: samples / sampleRate }]
  return { text, pcm, sampleRate, words, pageVariationId: 1 }
}

function startSpools() {
  const at = join(folder, randomUUID())
  const objects = createLocalObjectStore({
    folder: at,
    temporaryFolder: join(at, 'new'),
    secret: Buffer.from('a secret'),
    now: () => new Date(),
  })
  const encodedSeconds: number[] = []
  const audioEncoding = {
    ...standInEngines().engines.audioEncoding,
    encodeMp3: ({ pcm }: { pcm: Int16Array | readonly Int16Array[] }) => {
      encodedSeconds.push(pcm.length / sampleRate)
      return encodeMp3({ pcm, sampleRate })
    },
  }
  return async (texts: readonly string[]) => {
    encodedSeconds.length = 0
    const encode = encodeCached({ objects, audioEncoding }, new AbortController().signal)
    const spoken = await withMp3Spool(folder, encode, (spool) => speak(spool, texts))
    return { ...spoken, encoded: [...encodedSeconds] }
  }
}

async function speak(spool: TrackSpool, texts: readonly string[]) {
  for (const text of texts) await spool.add(say(text))
  const track = await spool.finish()
  if (!track) throw new Error('nothing was said')
  const mp3 = new Uint8Array(await new Response(track.open()).arrayBuffer())
  expect(track.fileName).toBe(`${hashContent(mp3)}.mp3`)
  return { track, length: readMp3Length(mp3) }
}

const chapter = Array.from({ length: 60 }, (_, index) => `Sentence ${index}.`)

test('the track is as long as its sentences and the silence between them, and contains each word', async () => {
  const { track, length, encoded } = await startSpools()(chapter)
  expect(length).toMatchObject({ sampleRate, bitsPerSecond: 128_000, isGapless: true })
  expect(track.durationSeconds).toBeCloseTo((length?.samples ?? 0) / sampleRate, 3)
  expect(encoded.reduce((sum, seconds) => sum + seconds, 0)).toBeCloseTo(track.durationSeconds, 3)
  expect(encoded.length).toBeGreaterThan(4)
  expect(Math.max(...encoded)).toBeLessThan(70)
  const seamSeconds = (2 * mp3BlockSamples + mp3BlockSamples) / sampleRate
  for (const [index, { start, end }] of track.words.entries()) {
    const pause = start - (track.words[index - 1]?.end ?? -0.35)
    expect(pause).toBeGreaterThan(0.349)
    expect(pause).toBeLessThan(0.351 + seamSeconds)
    expect(end - start).toBeCloseTo(say(chapter[index] ?? '').pcm.length / sampleRate, 2)
  }
  expect(track.words.at(-1)?.end).toBeLessThanOrEqual(track.durationSeconds + 0.001)
}, 30_000)

test('after a change only the affected blocks are encoded again, without a change none', async () => {
  const spool = startSpools()
  const first = await spool(chapter)
  const again = await spool(chapter)
  expect([again.encoded, again.track.fileName]).toEqual([[], first.track.fileName])
  for (const changed of [0, 41]) {
    const { encoded, track } = await spool(chapter.with(changed, `Another sentence, ${changed}.`))
    expect(encoded.length).toBeGreaterThan(0)
    expect(encoded.reduce((sum, seconds) => sum + seconds, 0)).toBeLessThan(first.track.durationSeconds / 2)
    expect(track.fileName).not.toBe(first.track.fileName)
  }
})

test('a short track is one block, and no sentences make no track', async () => {
  const { encoded, length } = await startSpools()(['Short.'])
  expect([encoded.length, length?.samples]).toEqual([1, say('Short.').pcm.length])
  expect(await withMp3Spool(folder, encodeNothing, (spool) => spool.finish())).toBeNull()
})

const encodeNothing = () => Promise.reject(new Error('the encoder is away'))

test('a failure of the encoder ends the work and leaves no file', async () => {
  const before = await readdir(folder)
  await expect(withMp3Spool(folder, encodeNothing, (spool) => speak(spool, chapter))).rejects.toThrow('away')
  expect(await readdir(folder)).toEqual(before)
})
