import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createFrameReader, highestCommonHertz } from './create-frame-reader'
import { COEFFICIENTS, frameAt, middleOfFrame } from './sound-frames'

const sampleRate = 11_025
const highestHertz = highestCommonHertz([sampleRate])

function tone(hertz: number, samples: number): Float32Array {
  return Float32Array.from(
    { length: samples },
    (_, index) => 0.5 * Math.sin((2 * Math.PI * hertz * index) / sampleRate),
  )
}

test('frames are the same however the sound is cut', () => {
  const sound = tone(440, 3000)
  const whole = createFrameReader({ sampleRate, highestHertz })
  whole.push(sound)
  const frames = whole.take()
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 700 }), { maxLength: 12 }), (cuts) => {
      const reader = createFrameReader({ sampleRate, highestHertz })
      let at = 0
      for (const cut of cuts) {
        reader.push(sound.subarray(at, at + cut))
        at += cut
      }
      reader.push(sound.subarray(at))
      expect(reader.take()).toEqual(frames)
    }),
    { numRuns: 40 },
  )
})

test('there is a frame every 10 ms, and another one for another sound', () => {
  const reader = createFrameReader({ sampleRate, highestHertz })
  reader.push(tone(300, sampleRate))
  reader.push(tone(2500, sampleRate))
  const { count, coefficients, loudness } = reader.take()
  expect([count, coefficients.length, loudness.length]).toEqual([198, 198 * COEFFICIENTS, 198])
  const at = (frame: number) => [...coefficients.subarray(frame * COEFFICIENTS, (frame + 1) * COEFFICIENTS)]
  const apart = (one: number, other: number) =>
    Math.hypot(...at(one).map((value, index) => value - (at(other)[index] ?? 0)))
  expect(apart(20, 60)).toBeLessThan(10)
  expect(apart(60, 150)).toBeGreaterThan(40)
})

test('a sound that is too short for a frame has none', () => {
  const reader = createFrameReader({ sampleRate, highestHertz })
  reader.push(tone(300, 100))
  expect(reader.take().count).toBe(0)
})

test('sounds are compared by what both can hold', () => {
  expect(highestCommonHertz([44_100, 22_050])).toBe(6800)
  expect(highestCommonHertz([44_100, 8000])).toBe(3600)
})

test('a frame is found by its middle', () => {
  for (const frame of [0, 1, 77]) expect(frameAt(middleOfFrame(frame))).toBe(frame)
})
