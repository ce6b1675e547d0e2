import { mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readWavLayout } from '../wav/read-wav-layout'
import { readWavBlocks } from '../wav/read-wav-blocks'
import { openFileSource, readWavFile, writeWavFile } from './index'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-wav-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function* ramps(count: number): AsyncGenerator<Float32Array[]> {
  for (let at = 0; at < count; at += 1) {
    yield [0, 1].map((channel) => Float32Array.from({ length: 1000 }, (_, index) => (at + index / 1000) / 64 - channel))
  }
}

test('blocks of a sound become one file with the true length in its header', async () => {
  const path = join(folder, 'ramps.wav')
  const shape = { encoding: 'float', bitsPerSample: 32, channelCount: 2, sampleRate: 8000 } as const
  expect(await writeWavFile(path, shape, ramps(3))).toBe(3000)
  const wav = await readWavFile(path)
  if (wav.kind === 'broken') throw new Error(wav.message)
  expect([wav.seconds, wav.pcm.channels.map(({ length }) => length)]).toEqual([3 / 8, [3000, 3000]])
  expect(wav.pcm.channels[1]?.[2500]).toBe(Math.fround(2.5 / 64 - 1))
  const bytes = await readFile(path)
  expect(bytes.readUInt32LE(4)).toBe(bytes.length - 8)
})

test('samples of an odd length are followed by a padding byte', async () => {
  const path = join(folder, 'odd.wav')
  const shape = { encoding: 'integer', bitsPerSample: 24, channelCount: 1, sampleRate: 8000 } as const
  await writeWavFile(path, shape, [[Float32Array.of(0.5)]])
  const bytes = await readFile(path)
  expect([bytes.length % 2, bytes.readUInt32LE(4) + 8]).toEqual([0, bytes.length])
  expect(await readWavFile(path)).toMatchObject({ pcm: { channels: [Float32Array.of(0.5)] } })
})

test('channels that do not fit throw, and the file is closed', async () => {
  const path = join(folder, 'refused.wav')
  const shape = { encoding: 'float', bitsPerSample: 32, channelCount: 3, sampleRate: 8000 } as const
  await expect(writeWavFile(path, shape, ramps(1))).rejects.toThrow('[1000, 1000]')
})

test('a file that shrinks while it is read gives the remaining samples', async () => {
  const path = join(folder, 'shrinking.wav')
  await writeWavFile(path, { encoding: 'integer', bitsPerSample: 16, channelCount: 2, sampleRate: 8000 }, ramps(3))
  const file = await open(path, 'r+')
  try {
    const source = await openFileSource(file)
    const layout = await readWavLayout(source)
    if (layout.kind === 'broken') throw new Error(layout.message)
    await file.truncate(layout.dataOffsetBytes + 402)
    const lengths: number[] = []
    for await (const channels of readWavBlocks(source, layout)) lengths.push(...channels.map(({ length }) => length))
    expect(lengths).toEqual([100, 100])
  } finally {
    await file.close()
  }
})
