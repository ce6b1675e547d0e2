import { createMp3Joiner, cutMp3Block, encodeMp3, type Mp3Block, mp3BlockSamples, readMp3Length } from '@lectern/media'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { decodeSound } from '../audio-decoding/decode-sound'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-blocks-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function decode(mp3: Uint8Array): Promise<Float32Array> {
  const path = join(folder, 'joined.mp3')
  await writeFile(path, mp3)
  const stretches: Float32Array[] = []
  for await (const { channels } of decodeSound(path, 3600)) stretches.push((channels[0] ?? new Float32Array()).slice())
  return Float32Array.from(stretches.flatMap((stretch) => [...stretch]))
}

function joinBlocks(blocks: readonly Mp3Block[]): Uint8Array {
  const joiner = createMp3Joiner()
  const parts = blocks.map((block) => ({ bytes: block.bytes, offset: joiner.add(block) }))
  const opening = joiner.finish() ?? new Uint8Array()
  const file = new Uint8Array(parts.reduce((end, { bytes, offset }) => Math.max(end, offset + bytes.length), 0))
  for (const { bytes, offset } of [{ bytes: opening, offset: 0 }, ...parts]) file.set(bytes, offset)
  return file
}

/** Tones with silence behind each, in blocks of whole frames. */
function makeBlocks(sampleRate: number): Int16Array[] {
  const silence = 2 * mp3BlockSamples
  return [0.9, 1.3, 0.4, 0.7].map((seconds, index) => {
    const sounding = Math.round(seconds * sampleRate)
    const whole = Math.ceil((sounding + silence) / mp3BlockSamples) * mp3BlockSamples
    const hertz = 300 + 170 * index
    return Int16Array.from({ length: index === 3 ? whole - 77 : whole }, (_, at) =>
      at < sounding ? 8000 * Math.sin((2 * Math.PI * hertz * at) / sampleRate) : 0,
    )
  })
}

test.each([22_050, 24_000, 44_100])(
  'separately encoded blocks at %i Hz join: each starts at its sample, without a click',
  async (sampleRate) => {
    const blocks = makeBlocks(sampleRate)
    const encoded = await Promise.all(
      blocks.map(async (pcm, index) => {
        const mp3 = await encodeMp3({ pcm, sampleRate })
        return cutMp3Block(mp3, pcm.length, index === blocks.length - 1)
      }),
    )
    const joined = joinBlocks(encoded)
    const whole = Int16Array.from(blocks.flatMap((pcm) => [...pcm]))
    expect(readMp3Length(joined)).toMatchObject({
      samples: whole.length,
      sampleRate,
      bitsPerSecond: 128_000,
      isGapless: true,
    })
    const heard = await decode(joined)
    expect(heard.length).toBe(whole.length)
    let greatest = 0
    let error = 0
    for (const [at, sample] of whole.entries()) {
      const difference = (heard[at] ?? 0) * 32_768 - sample
      greatest = Math.max(greatest, Math.abs(difference))
      error += difference * difference
    }
    // As far from what went in as any MP3 of such tones, which begin and end abruptly.
    const alone = await decode(await encodeMp3({ pcm: whole, sampleRate }))
    let errorAlone = 0
    let greatestAlone = 0
    for (const [at, sample] of whole.entries()) {
      const difference = (alone[at] ?? 0) * 32_768 - sample
      greatestAlone = Math.max(greatestAlone, Math.abs(difference))
      errorAlone += difference * difference
    }
    expect(greatest).toBeLessThan(1.3 * greatestAlone + 50)
    expect(error).toBeLessThan(1.3 * errorAlone)
  },
)

test('no block may follow a block that ends within a frame', async () => {
  const pcm = new Int16Array(1000)
  const mp3 = await encodeMp3({ pcm, sampleRate: 22_050 })
  expect(() => cutMp3Block(mp3, pcm.length, false)).toThrow('1000 samples')
  expect(() => cutMp3Block(mp3, 1152 * 50, false)).toThrow('frames')
  expect(() => cutMp3Block(new Uint8Array(10), 1152, true)).toThrow('10 bytes')
  expect(joinBlocks([cutMp3Block(mp3, pcm.length, true)])).toEqual(mp3)
})
