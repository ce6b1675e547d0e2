import { writeWavHeader, type WrittenWavShape } from '@lectern/core/audio'
import { describe, expect, test } from 'vitest'
import { type ByteSource, openByteSource } from '../bytes/byte-source'
import { readWavBlocks } from './read-wav-blocks'
import { readWavLayout } from './read-wav-layout'

const ascii = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0))
const uint16 = (value: number) => [value & 0xff, (value >> 8) & 0xff]
const uint32 = (value: number) => [...uint16(value), ...uint16(value >>> 16)]
const chunk = (tag: string, body: number[], length = body.length) => [...ascii(tag), ...uint32(length), ...body]
const zeros = (length: number) => Array.from({ length }, () => 0)

interface FormatFields {
  code?: number
  channels?: number
  rate?: number
  bits?: number
  frameBytes?: number
  extra?: number[]
}

function format({
  code = 1,
  channels = 1,
  rate = 8000,
  bits = 16,
  frameBytes,
  extra = [],
}: FormatFields = {}): number[] {
  const own = frameBytes ?? Math.ceil(bits / 8) * channels
  const body = [uint16(code), uint16(channels), uint32(rate), uint32(rate * own), uint16(own), uint16(bits), extra]
  return chunk('fmt ', body.flat())
}

function wav(chunks: number[][], riffLength?: number, tag = 'RIFF'): Uint8Array {
  const body = chunks.flat()
  return Uint8Array.from([...ascii(tag), ...uint32(riffLength ?? body.length + 4), ...ascii('WAVE'), ...body])
}

async function read(bytes: Uint8Array) {
  const source = openByteSource(bytes)
  const layout = await readWavLayout(source)
  if (layout.kind === 'broken') return { reason: layout.reason, message: layout.message }
  const samples: number[] = []
  for await (const [first] of readWavBlocks(source, layout)) samples.push(...(first ?? []))
  return { ...layout, samples }
}

const half = [0, 0x40, 0, 0xc0]
const halves = { samples: [0.5, -0.5], frameCount: 2 }

describe('a WAV file before its samples', () => {
  test.each([
    ['nothing', wav([format(), chunk('data', half)])],
    ['chunks of odd length, filled up', wav([chunk('LIST', [1, 2, 3, 0], 3), format(), chunk('data', half)])],
    ['one of odd length, not filled up', wav([chunk('LIST', [1, 2, 3]), format(), chunk('data', half)])],
    ['a picture of a megabyte', wav([chunk('id3 ', zeros(1_100_000)), format(), chunk('data', half)])],
    ['a longer format chunk', wav([format({ extra: [0, 0] }), chunk('data', half)])],
  ])('may have %s', async (_content, bytes) => {
    expect(await read(bytes)).toMatchObject(halves)
  })

  test('is refused after a thousand chunks', async () => {
    const endless = Array.from({ length: 5000 }, () => chunk('junk', []))
    expect(await read(wav([...endless, format(), chunk('data', half)]))).toMatchObject({ reason: 'no-format' })
  })
})

describe('a length of samples', () => {
  const open = { ...halves, isTruncated: false }
  const cut = { ...halves, isTruncated: true }
  test.each([
    ['was not known when a stream began', wav([format(), chunk('data', half, 0xffffffff)], 0xffffffff), open],
    ['was never filled in, nor that of the file', wav([format(), chunk('data', half, 0)], 0), open],
    ['was never filled in, beside that of an empty file', wav([format(), chunk('data', half, 0)], 36), open],
    ['is zero before another chunk', wav([format(), chunk('data', []), chunk('LIST', half)]), { samples: [] }],
    ['is larger than the file', wav([format(), chunk('data', half, 4000)]), cut],
    ['has half a frame too much', wav([format(), chunk('data', [...half, 7], 5)]), open],
    ['ends before another chunk', wav([format(), chunk('data', half), chunk('LIST', zeros(40))]), open],
  ])('that %s', async (_length, bytes, expected) => {
    expect(await read(bytes)).toMatchObject(expected)
  })

  const ds64 = (bytes: number) => chunk('ds64', [...zeros(8), ...uint32(bytes), ...zeros(16)])
  test.each(['RF64', 'BW64'])('is read from the %s chunk in a file over 4 GB', async (tag) => {
    const small = wav([ds64(4), format(), chunk('data', [...half, 9, 9, 9, 9], 0xffffffff)], 0xffffffff, tag)
    expect(await read(small)).toMatchObject(halves)
  })

  test('extends to the end of a file over 4 GB if it was never filled in', async () => {
    const unfilled = wav([ds64(0), format(), chunk('data', half, 0xffffffff)], 0xffffffff, 'RF64')
    expect(await read(unfilled)).toMatchObject(halves)
    const without = wav([format(), chunk('data', half, 0xffffffff)], 0xffffffff, 'RF64')
    expect(await read(without)).toMatchObject(halves)
  })
})

describe('samples', () => {
  const extension = (code: number) => [...uint16(22), ...uint16(20), ...uint32(4), ...uint16(code), ...zeros(14)]
  test.each([
    ['unsigned bytes', { bits: 8 }, [0, 128, 192], [-1, 0, 0.5]],
    ['24 bits', { bits: 24 }, [0, 0, 0x40, 0, 0, 0xc0], [0.5, -0.5]],
    ['24 bits in four bytes', { bits: 24, frameBytes: 4 }, [0, 0, 0, 0x40, 0, 0, 0, 0xc0], [0.5, -0.5]],
    ['20 bits in three bytes', { bits: 20 }, [0, 0, 0x40], [0.5]],
    ['extensible', { code: 0xfffe, bits: 24, extra: extension(1) }, [0, 0, 0x40], [0.5]],
    ['extensible, of floats', { code: 0xfffe, bits: 32, extra: extension(3) }, [0, 0, 0, 0x3f], [0.5]],
    [
      'floats that are not finite numbers, as silence',
      { code: 3, bits: 32 },
      [0, 0, 0xc0, 0x7f, 0, 0, 0x80, 0x7f],
      [0, 0],
    ],
    ['floats of 64 bits', { code: 3, bits: 64 }, [...zeros(6), 0xe0, 0x3f], [0.5]],
    // ITU-T G.711: the quietest and the loudest of both signs.
    ['A-law', { code: 6, bits: 8 }, [0xd5, 0x55, 0xaa, 0x2a], [8, -8, 32_256, -32_256].map((size) => size / 32_768)],
    ['µ-law', { code: 7, bits: 8 }, [0xff, 0x80, 0x00], [0, 32_124, -32_124].map((size) => size / 32_768)],
  ])('are decoded: %s', async (_kind, fields: FormatFields, data, samples) => {
    expect(await read(wav([format(fields), chunk('data', data)]))).toMatchObject({ samples })
  })

  test.each([
    ['no WAV', Uint8Array.from(ascii('ID3 this is an mp3 file')), 'not-wav', 'not a WAV'],
    ['no format', wav([chunk('data', half)]), 'no-format', 'does not say'],
    ['half a format', wav([chunk('fmt ', [1, 0])]), 'no-format', 'does not say'],
    ['no samples', wav([format()]), 'no-data', 'no samples'],
    ['MP3 inside', wav([format({ code: 0x55 }), chunk('data', half)]), 'unsupported-format', 'MP3'],
    ['ADPCM inside', wav([format({ code: 2, bits: 4 }), chunk('data', half)]), 'unsupported-format', 'ADPCM'],
    ['no channel', wav([format({ channels: 0 }), chunk('data', half)]), 'unsupported-format', '0 channels'],
    ['65535 channels', wav([format({ channels: 65_535 }), chunk('data', half)]), 'unsupported-format', '65535'],
    ['no rate', wav([format({ rate: 0 }), chunk('data', half)]), 'unsupported-format', '0 Hz'],
    ['no bits', wav([format({ bits: 0 }), chunk('data', half)]), 'unsupported-format', '0 bits'],
    ['half floats', wav([format({ code: 3, bits: 16 }), chunk('data', half)]), 'unsupported-format', '16 bits'],
  ])('are refused with the reason: %s', async (_what, bytes, reason, words) => {
    expect(await read(bytes)).toMatchObject({ reason, message: expect.stringContaining(words) })
  })
})

describe('a file over 4 GB', () => {
  const shape: WrittenWavShape = { encoding: 'integer', bitsPerSample: 16, channelCount: 2, sampleRate: 48_000 }
  const frameCount = 1_500_000_000

  /** Simulates the file: its header, then samples that depend on their offset. */
  function largeFile(): ByteSource {
    const header = writeWavHeader(shape, frameCount)
    return {
      byteLength: header.length + frameCount * 4,
      read: (start, end) =>
        Promise.resolve(
          start < header.length
            ? header.subarray(start, end)
            : Uint8Array.from(
                { length: end - start },
                (_, index) => Math.floor((start + index - header.length) / 4) & 127,
              ),
        ),
    }
  }

  test('is written as RF64 and read to its last sample', async () => {
    const source = largeFile()
    const layout = await readWavLayout(source)
    if (layout.kind === 'broken') throw new Error(layout.message)
    expect(layout).toMatchObject({ ...shape, frameCount, durationSeconds: 31_250, isTruncated: false })
    const { value: last } = await readWavBlocks(source, layout, { fromFrame: frameCount - 2 }).next()
    const place = (frameCount - 1) & 127
    expect(last?.map(({ length }: Float32Array) => length)).toEqual([2, 2])
    expect(last?.[1]?.[1]).toBe((place + place * 256) / 32_768)
  })

  test('has a replaceable header of the same length as an empty file', () => {
    const small = writeWavHeader(shape, 0, 'replaceable')
    expect(writeWavHeader(shape, frameCount, 'replaceable')).toHaveLength(small.length)
    expect(String.fromCharCode(...small.subarray(0, 4), ...small.subarray(12, 16))).toBe('RIFFJUNK')
  })
})

test('values that a WAV file cannot hold throw and are named', () => {
  const shape: WrittenWavShape = { encoding: 'integer', bitsPerSample: 16, channelCount: 1, sampleRate: 8000 }
  expect(() => writeWavHeader({ ...shape, bitsPerSample: 64 }, 0)).toThrow('64')
  expect(() => writeWavHeader({ ...shape, channelCount: 65 }, 0)).toThrow('65')
  expect(() => writeWavHeader({ ...shape, sampleRate: 0.5 }, 0)).toThrow('0.5')
  expect(() => writeWavHeader(shape, -1)).toThrow('-1')
})
