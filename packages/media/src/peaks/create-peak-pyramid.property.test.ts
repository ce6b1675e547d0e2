import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { createPeakPyramid } from './create-peak-pyramid'

const samples = fc.array(fc.float({ min: -1, max: 1, noNaN: true }), { maxLength: 400 })
const levelOf = (sample: number) => Math.round(sample * 32_767)

it('has the lowest and highest sample of every interval, for any division into blocks', () => {
  fc.assert(
    fc.property(samples, fc.integer({ min: 1, max: 50 }), fc.constantFrom(1000, 2200, 16_000), (list, block, rate) => {
      const sound = Float32Array.from(list)
      const builder = createPeakPyramid(rate, sound.length)
      for (let at = 0; at < sound.length; at += block) builder.add([sound.subarray(at, at + block)])
      const { levels, seconds } = builder.finish()
      expect(seconds).toBe(sound.length / rate)
      const framesPerPeak = 0.002 * rate
      const expected = Array.from({ length: Math.ceil(sound.length / framesPerPeak) }, (_, peak) => {
        const part = [...sound.subarray(Math.round(peak * framesPerPeak), Math.round((peak + 1) * framesPerPeak))]
        return [levelOf(Math.min(0, ...part)), levelOf(Math.max(0, ...part))]
      }).flat()
      expect(Array.from(levels[0]?.bounds ?? [], (level) => level + 0)).toEqual(expected.map((level) => level + 0))
    }),
  )
})

it('keeps the loudest sample of either channel in every level', () => {
  const left = new Float32Array(16_000 * 60)
  const right = new Float32Array(16_000 * 60)
  left[16_000 * 30] = -0.5
  right[16_000 * 30 + 1] = 1
  const builder = createPeakPyramid(16_000, left.length)
  builder.add([left, right])
  const { levels } = builder.finish()
  expect(levels.map(({ secondsPerPeak }) => secondsPerPeak)).toEqual([0.002, 0.008, 0.032, 0.128])
  for (const { secondsPerPeak, bounds } of levels) {
    expect(bounds.indexOf(32_767)).toBe(2 * Math.floor(30 / secondsPerPeak) + 1)
    expect(bounds.indexOf(levelOf(-0.5))).toBe(2 * Math.floor(30 / secondsPerPeak))
  }
})
