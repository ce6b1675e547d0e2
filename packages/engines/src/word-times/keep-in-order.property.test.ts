import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { keepInOrder } from './keep-in-order'

const times = fc.array(
  fc.record({
    startTime: fc.double({ min: -1, max: 9, noNaN: true }),
    endTime: fc.double({ min: -1, max: 9, noNaN: true }),
  }),
  { maxLength: 20 },
)

test('returns words that do not overlap, within the recording', () => {
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

test('keeps the times of words that are in order', () => {
  const words = [
    { startTime: 0.25, endTime: 0.5 },
    { startTime: 0.5, endTime: 1 },
  ]
  expect(keepInOrder(words, 2)).toEqual(words)
})
