import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pcms } from '../../testing/generate-pcm'
import { countFrames } from '../pcm/pcm'
import { readWav } from './read-wav'
import { readWavHeader } from './read-wav-header'
import { type WavFormat, writeWav } from './write-wav'

const formats = fc.constantFrom<WavFormat>(
  {},
  { bitsPerSample: 16 },
  { bitsPerSample: 24 },
  { bitsPerSample: 32 },
  { encoding: 'float' },
)

describe('WAV', () => {
  test('samples are restored at the precision of their format, and exactly the second time', () => {
    fc.assert(
      fc.property(pcms, formats, (pcm, format) => {
        const reading = readWav(writeWav(pcm, format))
        if (reading.kind === 'broken') throw new Error(reading.message)
        expect(reading.pcm.sampleRate).toBe(pcm.sampleRate)
        expect(reading.header).toMatchObject({ frameCount: countFrames(pcm), isTruncated: false })
        const step = format.encoding === 'float' ? 0 : 2 ** -((format.bitsPerSample ?? 16) - 1)
        for (const [channel, samples] of pcm.channels.entries()) {
          for (const [at, value] of samples.entries()) {
            expect(Math.abs((reading.pcm.channels[channel]?.[at] ?? NaN) - value)).toBeLessThanOrEqual(step)
          }
        }
        expect(writeWav(reading.pcm, format)).toEqual(writeWav(pcm, format))
      }),
    )
  })

  test('reading never throws, for any bytes', () => {
    const damaged = pcms.chain((pcm) => {
      const bytes = writeWav(pcm)
      return fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)), { maxLength: 8 }).chain((edits) =>
        fc.nat(bytes.length).map((length) => {
          const copy = bytes.slice()
          for (const [at, value] of edits) copy[at] = value
          return copy.subarray(0, length)
        }),
      )
    })
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array({ maxLength: 80, size: 'max' }), damaged), (bytes) => {
        const header = readWavHeader(bytes)
        const reading = readWav(bytes)
        expect(reading.kind).toBe(header.kind)
        const dataEnd = header.kind === 'ok' ? header.dataOffsetBytes + header.dataBytes : 0
        expect(dataEnd).toBeLessThanOrEqual(bytes.length)
        expect(header.kind === 'ok' ? header.durationSeconds : header.message.length).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 1000 },
    )
  })
})
