import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { strangeNumbers } from '../testing/generate-numbers'
import { budgetBand } from './budget-band'
import { computePeaks } from './compute-peaks'
import { joinPcm } from './join-pcm'
import { pauseTag } from './pause-tag'
import { countFrames } from './pcm'
import { readWav } from './read-wav'
import { readWavHeader } from './read-wav-header'
import { writeWav } from './write-wav'

const sounds = fc.record({
  sampleRate: strangeNumbers,
  channels: fc.array(
    fc.array(strangeNumbers, { maxLength: 5 }).map((values) => Float32Array.from(values)),
    { maxLength: 4 },
  ),
})

describe('audio of strange numbers', () => {
  test('what writeWav writes readWav reads, and everything else is refused as a range', () => {
    fc.assert(
      fc.property(sounds, fc.constantFrom(16, 24, 32), fc.constantFrom('integer', 'float'), (pcm, bits, encoding) => {
        let bytes: Uint8Array
        try {
          bytes = writeWav(pcm, { encoding, bitsPerSample: bits })
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError)
          return
        }
        const reading = readWav(bytes)
        expect(reading.kind).toBe('ok')
        if (reading.kind === 'ok') expect(countFrames(reading.pcm)).toBe(countFrames(pcm))
      }),
      { numRuns: 500 },
    )
  })

  test('a header is told in numbers whatever is said about the length of its file', () => {
    fc.assert(
      fc.property(strangeNumbers, fc.boolean(), (fileBytes, isOpenEnded) => {
        const bytes = writeWav({ sampleRate: 8000, channels: [new Float32Array(3)] })
        if (isOpenEnded) bytes.fill(0xff, 40, 44)
        const header = readWavHeader(bytes, { fileBytes })
        if (header.kind === 'broken') throw new Error(header.message)
        expect(Number.isFinite(header.durationSeconds) && Number.isInteger(header.frameCount)).toBe(true)
        expect(header.frameCount).toBeGreaterThanOrEqual(3)
      }),
      { numRuns: 300 },
    )
  })

  test('sounds are joined or the reason is told', () => {
    const parts = fc.array(fc.oneof(sounds, fc.record({ silenceSeconds: strangeNumbers })), { maxLength: 4 })
    fc.assert(
      fc.property(parts, (all) => {
        const tooMuch = all.some((part) => 'silenceSeconds' in part && part.silenceSeconds > 10)
        const joined = joinPcm(all)
        if (tooMuch && joined.kind === 'ok') return
        expect(joined.kind === 'ok' ? joined.offsetsSamples.length : joined.message.length).toBeGreaterThan(0)
      }),
      { numRuns: 500 },
    )
  })

  test('peaks are computed or refused as a range', () => {
    fc.assert(
      fc.property(sounds, strangeNumbers, (pcm, secondsPerPeak) => {
        try {
          const { values } = computePeaks(pcm, secondsPerPeak)
          expect(values.length).toBeLessThanOrEqual(countFrames(pcm))
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError)
        }
      }),
      { numRuns: 500 },
    )
  })

  test('a pause tag is one that the speech provider reads, as long as asked for', () => {
    fc.assert(
      fc.property(strangeNumbers, (seconds) => {
        const [, written = ''] = /^<break time="(\d+(?:\.\d{1,3})?)s" \/>$/.exec(pauseTag(seconds)) ?? []
        const wanted = Number.isFinite(seconds) ? Math.max(0.5, seconds) : 0.5
        expect(Math.abs(Number(written) - wanted)).toBeLessThanOrEqual(0.0005 + wanted * 1e-9)
      }),
      { numRuns: 500 },
    )
  })

  test('a budget is used up to some degree', () => {
    fc.assert(
      fc.property(strangeNumbers, strangeNumbers, (used, limit) => {
        expect(['low', 'high', 'critical']).toContain(budgetBand(used, limit))
      }),
    )
  })
})
