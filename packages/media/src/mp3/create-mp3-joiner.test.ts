import { expect, test } from 'vitest'
import { createMp3Joiner } from './create-mp3-joiner'
import { cutMp3Block, type Mp3Block, mp3BlockSamples } from './cut-mp3-block'
import { encodeMp3 } from './encode-mp3'
import { readMp3Length } from './read-mp3-length'

const sampleRate = 22_050

function join(blocks: readonly Mp3Block[]): Uint8Array {
  const joiner = createMp3Joiner()
  const file: number[] = []
  for (const block of blocks) {
    const offset = joiner.add(block)
    for (const [at, byte] of block.bytes.entries()) file[offset + at] = byte
  }
  for (const [at, byte] of joiner.finish()?.entries() ?? []) file[at] = byte
  return Uint8Array.from(file)
}

async function encodeBlock(length: number, isLast: boolean): Promise<Mp3Block> {
  const pcm = Int16Array.from({ length }, (_, at) => (at < length / 2 ? 8000 * Math.sin(at / 7) : 0))
  return cutMp3Block(await encodeMp3({ pcm, sampleRate }), length, isLast)
}

test('one block is the file from which it was cut', async () => {
  const pcm = Int16Array.from({ length: 12_345 }, (_, at) => 8000 * Math.sin(at / 7))
  const mp3 = await encodeMp3({ pcm, sampleRate })
  expect(join([cutMp3Block(mp3, pcm.length, true)])).toEqual(mp3)
})

test('blocks make one file that is as long as their samples', async () => {
  const whole = 20 * mp3BlockSamples
  const file = join([await encodeBlock(whole, false), await encodeBlock(whole, false), await encodeBlock(12_345, true)])
  expect(readMp3Length(file)).toMatchObject({
    samples: 2 * whole + 12_345,
    sampleRate,
    bitsPerSecond: 128_000,
    isGapless: true,
  })
})

test('no blocks make no file, and a block without a frame is refused', () => {
  expect(createMp3Joiner().finish()).toBeNull()
  expect(() => createMp3Joiner().add({ bytes: new Uint8Array(9), frames: 0, samples: 0 })).toThrow('9 bytes')
})
