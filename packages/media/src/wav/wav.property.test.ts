import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openByteSource } from '../bytes/byte-source'
import { encodeSamples, type WrittenWavShape } from './encode-samples'
import { readWavLayout } from './read-wav-layout'
import { readWavStretches } from './read-wav-stretches'
import { wavPaddingBytes, writeWavHeader } from './write-wav-header'

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

function write(shape: WrittenWavShape, channels: readonly Float32Array[], keepsRoom: boolean): Uint8Array {
  const frameCount = channels[0]?.length ?? 0
  const parts = [
    writeWavHeader(shape, frameCount, { keepsRoom }),
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
  for await (const stretch of readWavStretches(source, layout)) {
    for (const [index, samples] of stretch.entries()) channels[index]?.push(...samples)
  }
  return { ...layout, channels }
}

/** How far a sample may be from what was written. */
const stepOf = ({ encoding, bitsPerSample }: WrittenWavShape): number =>
  encoding === 'float' ? 0 : 2 ** -(bitsPerSample - 1)

describe('a WAV file that was written', () => {
  test('is read with the same samples, whatever its kind, its channels and the room in its header', async () => {
    await fc.assert(
      fc.asyncProperty(sounds, fc.boolean(), fc.boolean(), async ({ shape, channels }, keepsRoom, asBlob) => {
        const bytes = write(shape, channels, keepsRoom)
        const heard = await read(asBlob ? new Blob([Uint8Array.from(bytes)]) : bytes)
        if (heard.kind === 'broken') throw new Error(heard.message)
        expect(heard).toMatchObject({ ...shape, frameCount: channels[0]?.length, isTruncated: false })
        for (const [channel, samples] of channels.entries()) {
          for (const [at, sample] of samples.entries()) {
            const distance = Math.abs((heard.channels[channel]?.[at] ?? NaN) - sample)
            expect(distance).toBeLessThanOrEqual(stepOf(shape))
          }
        }
        const again = heard.channels.map((samples) => Float32Array.from(samples))
        expect(write(shape, again, keepsRoom)).toEqual(bytes)
      }),
    )
  })

  test('and was cut off gives the whole frames that are there', async () => {
    await fc.assert(
      fc.asyncProperty(sounds, fc.double({ min: 0, max: 1, noNaN: true }), async ({ shape, channels }, share) => {
        const bytes = write(shape, channels, false)
        const headerBytes = writeWavHeader(shape, channels[0]?.length ?? 0).length
        const keptBytes = headerBytes + Math.floor(share * (bytes.length - headerBytes))
        const heard = await read(bytes.subarray(0, keptBytes))
        const frameBytes = (shape.bitsPerSample / 8) * shape.channelCount
        expect(heard).toMatchObject({ frameCount: Math.floor((keptBytes - headerBytes) / frameBytes) })
      }),
    )
  })

  test('any bytes at all are answered, within what is there', async () => {
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
        const heard = await read(bytes)
        const told = heard.kind === 'ok' ? heard.frameCount : heard.message.length
        expect(told).toBeGreaterThanOrEqual(0)
        const endBytes = heard.kind === 'ok' ? heard.dataOffsetBytes + heard.frameCount : 0
        expect(endBytes).toBeLessThanOrEqual(bytes.length)
        const samples = heard.kind === 'ok' ? heard.channels.flat() : []
        expect(samples.every((sample) => Number.isFinite(sample))).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })
})
