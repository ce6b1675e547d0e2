import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { findTokens } from './find-tokens'
import { placeFoundWords } from './place-found-words'

const word = fc.constantFrom('the', 'cat', 'sat', 'mat,', 'Dr', 'Doctor', '1984', '—', '猫がいる。')
const text = fc.array(word, { minLength: 1, maxLength: 20 }).map((words) => words.join(' '))
const found = fc.array(
  fc.record({
    text: fc.oneof(word, fc.constant(' ')),
    start: fc.double({ min: -1, max: 12, noNaN: true }),
    end: fc.double({ min: -1, max: 12, noNaN: true }),
    loss: fc.option(fc.double({ min: 0, max: 20, noNaN: true })),
  }),
  { maxLength: 20 },
)

test('puts words in order within the recording; each token is found, missing or silent', () => {
  fc.assert(
    fc.property(text, found, (said, words) => {
      const placed = placeFoundWords(said, words, { language: 'en', durationSeconds: 10 })
      let until = 0
      for (const { startTime, endTime, confidence } of placed.words) {
        expect(startTime).toBeGreaterThanOrEqual(until)
        expect(endTime).toBeGreaterThan(startTime)
        expect(confidence).toBeGreaterThanOrEqual(0)
        expect(confidence).toBeLessThanOrEqual(1)
        until = endTime
      }
      expect(until).toBeLessThanOrEqual(10)
      const starts = new Set(placed.words.map(({ start }) => start))
      for (const { start, end } of findTokens(said, 'en', 'no-audio-tags')) {
        const isMissing = placed.textNotSpoken.some((stretch) => stretch.start <= start && end <= stretch.end)
        const isMute = !/[\p{L}\p{N}]/u.test(said.slice(start, end))
        expect([start, starts.has(start) || isMissing || isMute]).toEqual([start, true])
        expect(starts.has(start) && isMissing).toBe(false)
      }
    }),
  )
})

test('times words in brackets like all others', () => {
  const said = 'He [the old man] said <break time="1s" /> so.'
  const spelled = ['He', '[the', 'old', 'man]', 'said', 'so.']
  const read = spelled.map((one, at) => ({ text: one, start: at, end: at + 1, loss: 0 }))
  const { words, textNotSpoken } = placeFoundWords(said, read, { language: 'en', durationSeconds: 6 })
  expect(words.map(({ start, end }) => said.slice(start, end))).toEqual(spelled)
  expect(words.map(({ startTime }) => startTime)).toEqual([0, 1, 2, 3, 4, 5])
  expect(textNotSpoken).toEqual([])
})

test('gives a low confidence to a lost word only', () => {
  const words = [
    { text: 'the', start: 0, end: 1, loss: 0 },
    { text: 'cat', start: 1, end: 2, loss: 6 },
  ]
  const placed = placeFoundWords('the cat', words, { language: 'en', durationSeconds: 3 }).words
  expect(placed.map(({ confidence }) => Math.round(confidence * 100))).toEqual([100, 0])
})
