import { encodeSamples, wavPaddingBytes, writeWavHeader, type WrittenWavShape } from '@lectern/core/audio'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openByteSource } from '../bytes/byte-source'
import { readWavBlocks } from './read-wav-blocks'
import { readWavLayout } from './read-wav-layout'

const kinds = fc.constantFrom<Pick<WrittenWavShape, 'encoding' | 'bitsPerSample'>>(
  { encoding: 'integer', bitsPerSample: 16 },
  { encoding: 'integer', bitsPerSample: 24 },
  { encoding: 'integer', bitsPerSample: 32 },
  { encoding: 'float', bitsPerSample: 32 },
  { encoding: 'float', bitsPerSample: 64 },
)

const sounds = fc
  .record({
    kind: kinds,
    channelCount: fc.integer({ min: 1, max: 10 }),
    sampleRate: fc.constantFrom(8000, 11_025, 44_100, 48_000, 192_000),
    frameCount: fc.nat(50),
  })
  .chain(({ kind, channelCount, sampleRate, frameCount }) =>
    fc.record({
      shape: fc.constant<WrittenWavShape>({ ...kind, channelCount, sampleRate }),
      channels: fc.array(
        fc.float32Array({ minLength: frameCount, maxLength: frameCount, min: -1, max: 1, noNaN: true }),
        { minLength: channelCount, maxLength: channelCount },
      ),
    }),
  )

function write(shape: WrittenWavShape, channels: readonly Float32Array[], isReplaceable: boolean): Uint8Array {
  const frameCount = channels[0]?.length ?? 0
  const parts = [
    writeWavHeader(shape, frameCount, isReplaceable ? 'replaceable' : 'full'),
    encodeSamples(channels, shape),
    new Uint8Array(wavPaddingBytes(shape, frameCount)),
  ]
  return Uint8Array.from(parts.flatMap((part) => [...part]))
}

async function read(bytes: Uint8Array | Blob) {
  const source = openByteSource(bytes)
  const layout = await readWavLayout(source)
  if (layout.kind === 'broken') return layout
  const channels = Array.from({ length: layout.channelCount }, () => new Array<number>())
  for await (const block of readWavBlocks(source, layout)) {
    for (const [index, samples] of block.entries()) channels[index]?.push(...samples)
  }
  return { ...layout, channels }
}

/** Returns how far a sample may be from the written one. */
const stepOf = ({ encoding, bitsPerSample }: WrittenWavShape): number =>
  encoding === 'float' ? 0 : 2 ** -(bitsPerSample - 1)

describe('a WAV file that was written', () => {
  test('has the same samples when it is read, in every format and with every header', async () => {
    await fc.assert(
      fc.asyncProperty(sounds, fc.boolean(), fc.boolean(), async ({ shape, channels }, isReplaceable, asBlob) => {
        const bytes = write(shape, channels, isReplaceable)
        const reading = await read(asBlob ? new Blob([Uint8Array.from(bytes)]) : bytes)
        if (reading.kind === 'broken') throw new Error(reading.message)
        expect(reading).toMatchObject({ ...shape, frameCount: channels[0]?.length, isTruncated: false })
        for (const [channel, samples] of channels.entries()) {
          for (const [at, sample] of samples.entries()) {
            const distance = Math.abs((reading.channels[channel]?.[at] ?? NaN) - sample)
            expect(distance).toBeLessThanOrEqual(stepOf(shape))
          }
        }
        const again = reading.channels.map((samples) => Float32Array.from(samples))
        expect(write(shape, again, isReplaceable)).toEqual(bytes)
      }),
    )
  })

  test('has its whole frames when it was cut off', async () => {
    await fc.assert(
      fc.asyncProperty(sounds, fc.double({ min: 0, max: 1, noNaN: true }), async ({ shape, channels }, fraction) => {
        const bytes = write(shape, channels, false)
        const headerBytes = writeWavHeader(shape, channels[0]?.length ?? 0).length
        const keptBytes = headerBytes + Math.floor(fraction * (bytes.length - headerBytes))
        const reading = await read(bytes.subarray(0, keptBytes))
        const frameBytes = (shape.bitsPerSample / 8) * shape.channelCount
        expect(reading).toMatchObject({ frameCount: Math.floor((keptBytes - headerBytes) / frameBytes) })
      }),
    )
  })

  test('is read or refused without an exception when it is damaged', async () => {
    const damaged = sounds.chain(({ shape, channels }) => {
      const bytes = write(shape, channels, true)
      return fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)), { maxLength: 8 }).chain((edits) =>
        fc.nat(bytes.length).map((length) => {
          const copy = bytes.slice()
          for (const [at, value] of edits) copy[at] = value
          return copy.subarray(0, length)
        }),
      )
    })
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.uint8Array({ maxLength: 90 }), damaged), async (bytes) => {
        const reading = await read(bytes)
        const size = reading.kind === 'ok' ? reading.frameCount : reading.message.length
        expect(size).toBeGreaterThanOrEqual(0)
        const endBytes = reading.kind === 'ok' ? reading.dataOffsetBytes + reading.frameCount : 0
        expect(endBytes).toBeLessThanOrEqual(bytes.length)
        const samples = reading.kind === 'ok' ? reading.channels.flat() : []
        expect(samples.every((sample) => Number.isFinite(sample))).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })
})
