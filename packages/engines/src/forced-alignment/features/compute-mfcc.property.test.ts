import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createMfccStream, findHighestCommonHertz } from './compute-mfcc'
import { COEFFICIENTS, secondsToFrame, frameToSeconds } from './mfcc-frames'

const sampleRate = 11_025
const highestHertz = findHighestCommonHertz([sampleRate])

function tone(hertz: number, samples: number): Float32Array {
  return Float32Array.from(
    { length: samples },
    (_, index) => 0.5 * Math.sin((2 * Math.PI * hertz * index) / sampleRate),
  )
}

test('frames are the same for chunks of any size', () => {
  const sound = tone(440, 3000)
  const whole = createMfccStream({ sampleRate, highestHertz })
  whole.push(sound)
  const frames = whole.take()
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 700 }), { maxLength: 12 }), (cuts) => {
      const stream = createMfccStream({ sampleRate, highestHertz })
      let from = 0
      for (const cut of cuts) {
        stream.push(sound.subarray(from, from + cut))
        from += cut
      }
      stream.push(sound.subarray(from))
      expect(stream.take()).toEqual(frames)
    }),
    { numRuns: 40 },
  )
})

test('frames come every 10 ms and differ between sounds', () => {
  const stream = createMfccStream({ sampleRate, highestHertz })
  stream.push(tone(300, sampleRate))
  stream.push(tone(2500, sampleRate))
  const { count, coefficients, loudness } = stream.take()
  expect([count, coefficients.length, loudness.length]).toEqual([198, 198 * COEFFICIENTS, 198])
  const frameAt = (frame: number) => [...coefficients.subarray(frame * COEFFICIENTS, (frame + 1) * COEFFICIENTS)]
  const distanceBetween = (one: number, other: number) =>
    Math.hypot(...frameAt(one).map((value, index) => value - (frameAt(other)[index] ?? NaN)))
  expect(distanceBetween(20, 60)).toBeLessThan(10)
  expect(distanceBetween(60, 150)).toBeGreaterThan(40)
})

test('a sound shorter than a frame has no frame', () => {
  const stream = createMfccStream({ sampleRate, highestHertz })
  stream.push(tone(300, 100))
  expect(stream.take().count).toBe(0)
})

test('the highest common frequency is limited by the lowest sample rate', () => {
  expect(findHighestCommonHertz([44_100, 22_050])).toBe(6800)
  expect(findHighestCommonHertz([44_100, 8000])).toBe(3600)
})

test('the time of a frame converts back to the frame', () => {
  for (const frame of [0, 1, 77]) expect(secondsToFrame(frameToSeconds(frame))).toBe(frame)
})
