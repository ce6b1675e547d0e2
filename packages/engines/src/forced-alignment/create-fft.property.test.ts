import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createFft } from './create-fft'

test('a transform is the sum that it stands for', () => {
  const signals = fc.constantFrom(2, 4, 8, 32).chain((length) =>
    fc.array(fc.tuple(fc.integer({ min: -100, max: 100 }), fc.integer({ min: -100, max: 100 })), {
      minLength: length,
      maxLength: length,
    }),
  )
  fc.assert(
    fc.property(signals, (signal) => {
      const real = Float64Array.from(signal, ([value]) => value)
      const imaginary = Float64Array.from(signal, ([, value]) => value)
      createFft(signal.length).transform(real, imaginary)
      for (const [frequency, found] of real.entries()) {
        let [sumReal, sumImaginary] = [0, 0]
        for (const [index, [valueReal, valueImaginary]] of signal.entries()) {
          const angle = (-2 * Math.PI * frequency * index) / signal.length
          sumReal += valueReal * Math.cos(angle) - valueImaginary * Math.sin(angle)
          sumImaginary += valueReal * Math.sin(angle) + valueImaginary * Math.cos(angle)
        }
        expect(found).toBeCloseTo(sumReal, 6)
        expect(imaginary[frequency]).toBeCloseTo(sumImaginary, 6)
      }
    }),
  )
})

test('other lengths are refused', () => {
  for (const length of [0, 1, 3, 12]) expect(() => createFft(length)).toThrow('power of two')
})
