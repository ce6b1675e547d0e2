import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pcms } from '../../testing/generate-pcm'
import { computePeaks } from './compute-peaks'
import { countFrames } from './pcm'

describe('computePeaks', () => {
  test('each peak is the loudest sample of its interval, and every sample belongs to one interval', () => {
    fc.assert(
      fc.property(pcms, fc.double({ min: 1, max: 50, noNaN: true }), (pcm, samplesPerPeak) => {
        const { values } = computePeaks(pcm, samplesPerPeak / pcm.sampleRate)
        const frames = countFrames(pcm)
        const loudest = (at: number) => Math.max(...pcm.channels.map((samples) => Math.abs(samples[at] ?? 0)))
        const heard = Array.from({ length: frames }, (_, at) => loudest(at))
        expect(Math.max(0, ...values)).toBe(Math.max(0, ...heard))
        for (const [at, loudness] of heard.entries()) {
          const near = [-1, 0, 1].map((step) => values[Math.floor(at / samplesPerPeak) + step] ?? 0)
          expect(Math.max(...near)).toBeGreaterThanOrEqual(loudness)
        }
      }),
    )
  })
})
