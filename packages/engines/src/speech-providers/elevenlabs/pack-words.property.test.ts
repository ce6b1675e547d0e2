import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { packWords, unpackWords } from './pack-words'

const seconds = fc.double({ min: 0, max: 40_000, noNaN: true })
const offset = fc.integer({ min: 0, max: 675_000 })
const place = { start: offset, end: offset, startTime: seconds, endTime: seconds, confidence: seconds }
const word = fc.oneof(fc.record(place), fc.record({ ...place, loss: seconds }))

test('unpacks the same words that were packed', () => {
  fc.assert(
    fc.property(fc.array(word), fc.array(fc.record({ start: offset, end: offset })), (words, textNotSpoken) => {
      expect(unpackWords(packWords({ words, textNotSpoken }))).toEqual({ words, textNotSpoken })
    }),
  )
})
