import fc from 'fast-check'
import { expect, test } from 'vitest'
import { resample } from './resample'

const rates = fc.constantFrom(8000, 16_000, 22_050, 24_000, 44_100, 48_000)

test('a tone below both Nyquist frequencies is unchanged at the other rate', () => {
  fc.assert(
    fc.property(rates, rates, fc.integer({ min: 100, max: 2500 }), (from, to, hertz) => {
      const toneAt = (rate: number) => (index: number) => 10_000 * Math.sin((2 * Math.PI * hertz * index) / rate)
      const pcm = Int16Array.from({ length: from / 4 }, (_, index) => toneAt(from)(index))
      const resampled = resample(pcm, from, to)
      expect(resampled.length).toBe(Math.round((pcm.length * to) / from))
      // Samples at the ends have no neighbours to interpolate from.
      const margin = Math.ceil(to * 0.01)
      for (let index = margin; index < resampled.length - margin; index += 7) {
        expect(Math.abs((resampled[index] ?? 0) - toneAt(to)(index))).toBeLessThan(200)
      }
    }),
    { numRuns: 60 },
  )
})

test('frequencies above the lower Nyquist frequency are removed instead of aliased', () => {
  const pcm = Int16Array.from(
    { length: 11_025 },
    (_, index) => 10_000 * Math.sin((2 * Math.PI * 7000 * index) / 22_050),
  )
  const loudest = Math.max(...resample(pcm, 22_050, 8000).subarray(200, -200))
  expect(loudest).toBeLessThan(300)
})

test('resampling to the same rate changes nothing', () => {
  const pcm = Int16Array.of(1, 2, 3)
  expect(resample(pcm, 8000, 8000)).toBe(pcm)
})
