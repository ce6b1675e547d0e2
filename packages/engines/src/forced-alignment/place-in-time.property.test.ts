import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findSpeech, judgeSilence } from './find-speech'
import { keepInOrder } from './keep-in-order'

const times = fc.array(
  fc.record({
    startTime: fc.double({ min: -1, max: 9, noNaN: true }),
    endTime: fc.double({ min: -1, max: 9, noNaN: true }),
  }),
  { maxLength: 20 },
)

test('each word ends after it begins and before the next begins, all within the recording', () => {
  fc.assert(
    fc.property(times, fc.double({ min: 0.05, max: 9, noNaN: true }), (words, seconds) => {
      let from = 0
      const kept = keepInOrder(words, seconds)
      for (const { startTime, endTime } of kept) {
        expect(startTime).toBeGreaterThanOrEqual(from)
        expect(endTime).toBeGreaterThan(startTime)
        from = endTime
      }
      expect(from).toBeLessThanOrEqual(seconds)
      expect(kept).toHaveLength(words.length)
    }),
  )
})

test('words in order stay where they are', () => {
  const words = [
    { startTime: 0.25, endTime: 0.5 },
    { startTime: 0.5, endTime: 1 },
  ]
  expect(keepInOrder(words, 2)).toEqual(words)
})

describe('speech', () => {
  const loudness = Float32Array.from({ length: 300 }, (_, frame) => {
    if (frame < 50 || frame >= 250) return -10
    if (frame >= 100 && frame < 105) return -10
    return frame >= 20 ? -2 : -10
  })

  test('is what is loud; short silences belong to it', () => {
    const { isSpeech } = findSpeech(loudness, { shortestSilenceFrames: 6, threshold: 0.3 })
    expect([isSpeech[49], isSpeech[50], isSpeech[102], isSpeech[249], isSpeech[250]]).toEqual([0, 1, 1, 1, 0])
  })

  test('is nowhere in a sound without any change', () => {
    const { isSpeech } = findSpeech(new Float32Array(100).fill(-3), { shortestSilenceFrames: 6, threshold: 0.3 })
    expect(isSpeech.includes(1)).toBe(false)
  })

  test('is not where silence is sure', () => {
    const silence = judgeSilence(loudness, findSpeech(loudness, { shortestSilenceFrames: 6, threshold: 0.3 }))
    expect(silence[20]).toBeGreaterThan(0.5)
    expect(silence[150]).toBeLessThan(0.1)
  })
})
