import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeWav } from '@lectern/core/audio'
import { encodeMp3 } from '@lectern/media'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createOggEncoder } from 'wasm-media-encoders'
import { materialPath } from '../testing/start-test-engines'
import { writeFlac } from '../testing/write-flac'
import { decodeSound } from './decode-sound'
import { UnreadableSound } from './decoded-sound'

const sampleRate = 44_100
/** Two seconds: silence, then a tone from 0.5 s to 1 s, then silence. */
const tone = Int16Array.from({ length: 2 * sampleRate }, (_, index) =>
  index >= sampleRate / 2 && index < sampleRate ? Math.round(12_000 * Math.sin(index / 12)) : 0,
)
const floats = Float32Array.from(tone, (sample) => sample / 32_768)

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-sounds-'))
})
afterAll(() => rm(folder, { recursive: true }))

const wavAt = (claimedRate: number) =>
  Buffer.from(writeWav({ sampleRate: claimedRate, channels: [new Float32Array(500)] }))

/** An ID3v2 tag longer than the part that is read first; its content looks like a frame. */
function tagged(mp3: Uint8Array): Buffer {
  const tag = Buffer.alloc(10 + 70_000, Buffer.from([0xff, 0xfb, 0x90, 0xc0]))
  tag.set([...Buffer.from('ID3'), 3, 0, 0, 0, 70_000 >> 14, (70_000 >> 7) & 127, 70_000 & 127])
  return Buffer.concat([tag, mp3])
}

function afterJunk(mp3: Uint8Array): Buffer {
  return Buffer.concat([Buffer.alloc(333, 7), mp3])
}

/** As a WAV whose samples are packed in another way. */
function adpcm(): Buffer {
  const wav = wavAt(8000)
  wav.writeUInt16LE(2, 20)
  return wav
}

async function encodeOgg(): Promise<Uint8Array> {
  const encoder = await createOggEncoder()
  encoder.configure({ sampleRate, channels: 2, vbrQuality: 4 })
  const body = encoder.encode([floats, floats]).slice()
  return Buffer.concat([body, encoder.finalize().slice()])
}

async function decode(bytes: Uint8Array, maxSeconds = 60, ffmpeg: string | null = null) {
  const path = join(folder, 'sound')
  await writeFile(path, bytes)
  const parts: Float32Array[] = []
  const heard = { sampleRate: 0, channels: 0, stretches: 0 }
  for await (const stretch of decodeSound(path, maxSeconds, { ffmpeg })) {
    heard.sampleRate = stretch.sampleRate
    heard.channels = stretch.channels.length
    heard.stretches += 1
    parts.push(stretch.channels[0] ?? new Float32Array(0))
  }
  const samples = Float32Array.from(parts.flatMap((part) => [...part]))
  return { ...heard, samples, begins: samples.findIndex((sample) => Math.abs(sample) > 0.1) }
}

describe('decodes the same samples from every format', () => {
  const kinds: [string, () => Promise<Uint8Array> | Uint8Array, number][] = [
    ['WAV of 16 bits', () => writeWav({ sampleRate, channels: [floats] }), 1],
    ['WAV of 24 bits, stereo', () => writeWav({ sampleRate, channels: [floats, floats] }, { bitsPerSample: 24 }), 2],
    ['FLAC', () => writeFlac([tone, tone], sampleRate), 2],
    ['MP3', () => encodeMp3({ pcm: [tone, tone], sampleRate }), 2],
    ['MP3 of one channel', () => encodeMp3({ pcm: tone, sampleRate }), 1],
    ['MP3 after a tag with a picture in it', async () => tagged(await encodeMp3({ pcm: tone, sampleRate })), 1],
    ['MP3 after some bytes of another file', async () => afterJunk(await encodeMp3({ pcm: tone, sampleRate })), 1],
    ['Ogg Vorbis', encodeOgg, 2],
  ]
  test.each(kinds)('%s', async (_kind, encode, channels) => {
    const { samples, begins, ...heard } = await decode(await encode())
    expect([heard.sampleRate, heard.channels, samples.length]).toEqual([sampleRate, channels, tone.length])
    // The tone begins where it should, to 2 ms: what an encoder puts before it is taken away.
    expect(Math.abs(begins - sampleRate / 2)).toBeLessThan(0.002 * sampleRate)
  })
})

test('yields a long file in chunks, so that memory does not grow with its length', async () => {
  const long = new Float32Array(30 * sampleRate).fill(0.25)
  const { stretches, samples } = await decode(writeWav({ sampleRate, channels: [long] }))
  expect([stretches > 2, samples.length]).toEqual([true, long.length])
  expect(samples.every((sample) => Math.abs(sample - 0.25) < 0.001)).toBe(true)
})

describe('a file that cannot be decoded is refused with its reason', () => {
  const refusal = async (bytes: Uint8Array, maxSeconds?: number) => {
    const refused = await decode(bytes, maxSeconds).catch((error: unknown) => error)
    if (!(refused instanceof UnreadableSound)) throw refused
    return refused
  }

  test.each([
    ['a text', Buffer.from('Once upon a time'), 'not-audio', 'not a recording'],
    ['nothing', Buffer.alloc(0), 'not-audio', 'not a recording'],
    ['AAC', Buffer.from('\0\0\0\x20ftypM4A '), 'unsupported-format', 'M4A'],
    ['WebM', Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0, 0, 0, 0]), 'unsupported-format', 'WebM'],
    ['ADTS', Buffer.from([0xff, 0xf1, 0x50, 0x80, 0, 0x1f, 0xfc, 0]), 'unsupported-format', 'install ffmpeg'],
    ['FLAC in Ogg', Buffer.from(`OggS${'\0'.repeat(24)}\x7fFLAC`), 'unsupported-format', 'Ogg'],
    ['Opus without its pages', Buffer.from(`OggS${'\0'.repeat(24)}OpusHead`), 'broken', 'no sound'],
    ['a playlist', Buffer.from('#EXTM3U\nfile:///etc/passwd\n'), 'not-audio', 'not a recording'],
    ['a WAV of ADPCM', adpcm(), 'unsupported-format', 'ADPCM'],
    ['a WAV that ends in its header', Buffer.from('RIFF\x24\0\0\0WAVEfmt '), 'broken', 'WAV'],
    ['an MP3 without a frame', Buffer.from(`ID3${'\0'.repeat(200)}`), 'broken', 'no sound'],
    [
      'a WAV without samples',
      Buffer.from(writeWav({ sampleRate, channels: [new Float32Array(0)] })),
      'broken',
      'no sound',
    ],
    ['a WAV that claims what no recording has', wavAt(4_000_000_000), 'unsupported-format', '4000000000'],
    ['a WAV slower than any recording', wavAt(1), 'unsupported-format', '1 Hz'],
  ])('%s', async (_what, bytes, problem, words) => {
    expect(await refusal(bytes)).toMatchObject({ problem, message: expect.stringContaining(words) })
  })

  test('a recording that is too long is refused as soon as its length is known', async () => {
    expect(await refusal(writeWav({ sampleRate, channels: [floats] }), 1.5)).toMatchObject({ problem: 'too-long' })
  })
})

test('decodes a real recording to its end', async () => {
  let seconds = 0
  for await (const { sampleRate: rate, channels } of decodeSound(materialPath('narration/sonnet001.mp3'), 60)) {
    seconds += (channels[0]?.length ?? 0) / rate
  }
  expect(seconds).toBeCloseTo(53.27, 1)
})
