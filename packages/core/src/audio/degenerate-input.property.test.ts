import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { strangeNumbers } from '../testing/generate-numbers'
import { budgetBand } from './budget-band'
import { computePeaks } from './pcm/compute-peaks'
import { joinPcm } from './pcm/join-pcm'
import { pauseTag } from './pause-tag'
import { countFrames } from './pcm/pcm'
import { readWav } from './wav/read-wav'
import { readWavHeader } from './wav/read-wav-header'
import { writeWav } from './wav/write-wav'

const sounds = fc.record({
  sampleRate: strangeNumbers,
  channels: fc.array(
    fc.array(strangeNumbers, { maxLength: 5 }).map((values) => Float32Array.from(values)),
    { maxLength: 4 },
  ),
})

describe('audio functions with degenerate numbers', () => {
  test('readWav reads what writeWav writes; writeWav throws a RangeError for everything else', () => {
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

  test('readWavHeader returns finite numbers for any file length', () => {
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

  test('joinPcm returns the joined sound or a reason', () => {
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

  test('computePeaks returns peaks or throws a RangeError', () => {
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

  test('pauseTag returns a tag of the requested length that the speech provider can parse', () => {
    fc.assert(
      fc.property(strangeNumbers, (seconds) => {
        const [, written = ''] = /^<break time="(\d+(?:\.\d{1,3})?)s" \/>$/.exec(pauseTag(seconds)) ?? []
        const wanted = Number.isFinite(seconds) ? Math.max(0.5, seconds) : 0.5
        expect(Math.abs(Number(written) - wanted)).toBeLessThanOrEqual(0.0005 + wanted * 1e-9)
      }),
      { numRuns: 500 },
    )
  })

  test('budgetBand returns a band for any numbers', () => {
    fc.assert(
      fc.property(strangeNumbers, strangeNumbers, (used, limit) => {
        expect(['low', 'high', 'critical']).toContain(budgetBand(used, limit))
      }),
    )
  })
})
