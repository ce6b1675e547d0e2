import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createFft } from './create-fft'

test('powers equal those of a discrete Fourier transform', () => {
  const signals = fc
    .constantFrom(4, 8, 16, 64)
    .chain((length) => fc.array(fc.integer({ min: -100, max: 100 }), { minLength: length, maxLength: length }))
  fc.assert(
    fc.property(signals, (signal) => {
      const powers = new Float64Array(signal.length / 2 + 1)
      createFft(signal.length).computePowers(Float64Array.from(signal), powers)
      for (const [frequency, power] of powers.entries()) {
        let [real, imaginary] = [0, 0]
        for (const [index, value] of signal.entries()) {
          const angle = (-2 * Math.PI * frequency * index) / signal.length
          real += value * Math.cos(angle)
          imaginary += value * Math.sin(angle)
        }
        expect(Math.abs(power - (real ** 2 + imaginary ** 2))).toBeLessThan(1e-6 * (1 + power))
      }
    }),
  )
})

test('throws when the length is not a power of two or is below 4', () => {
  for (const length of [0, 1, 2, 3, 12]) expect(() => createFft(length)).toThrow('power of two')
})
