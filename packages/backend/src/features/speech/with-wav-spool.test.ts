import { readWavHeader } from '@lectern/core/audio'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PlacedSentence } from './join-sentences'
import type { SpooledTrack } from './track-spool'
import { withWavSpool } from './with-wav-spool'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-spool-'))
})
afterAll(() => rm(folder, { recursive: true }))

function tone(text: string, samples: number, step: number): PlacedSentence {
  const pcm = Int16Array.from({ length: samples }, (_, at) => 9000 * Math.cos(at / step))
  const words = [{ start: 0, end: text.length, startTime: 0, endTime: samples / 8000 }]
  return { text, pcm, sampleRate: 8000, words, pageVariationId: 1 }
}

async function spool(...sentences: PlacedSentence[]): Promise<{ track: SpooledTrack | null; file: Uint8Array | null }> {
  return withWavSpool(folder, async (open) => {
    for (const sentence of sentences) await open.add(sentence)
    const track = await open.finish()
    return { track, file: track && new Uint8Array(await new Response(track.open()).arrayBuffer()) }
  })
}

test('the file is a WAV of the added samples, named by its content, and deleted after the work', async () => {
  const { track, file } = await spool(tone('one', 4000, 3), tone('two', 2001, 5))
  if (!track || !file) throw new Error('nothing was spooled')
  const samples = 4000 + 0.35 * 8000 + 2001
  expect(readWavHeader(file)).toMatchObject({
    kind: 'ok',
    sampleRate: 8000,
    channelCount: 1,
    frameCount: samples,
    isTruncated: false,
  })
  expect(file.byteLength).toBe(44 + 2 * samples)
  expect(track.durationSeconds).toBe(Math.round((samples / 8000) * 1000) / 1000)
  expect(track.words).toMatchObject([
    { word: 'one', start: 0, end: 0.5 },
    { word: 'two', start: 0.85 },
  ])
  const again = await spool(tone('one', 4000, 3), tone('two', 2001, 5))
  const other = await spool(tone('one', 4000, 3), tone('two', 2001, 6))
  expect(again.track?.fileName).toBe(track.fileName)
  expect(other.track?.fileName).not.toBe(track.fileName)
  expect(await readdir(folder)).toEqual([])
})

test('no samples make no track, and failed work leaves no file', async () => {
  expect((await spool()).track).toBeNull()
  const failing = withWavSpool(folder, async (open) => {
    await open.add(tone('one', 100, 3))
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await readdir(folder)).toEqual([])
})
