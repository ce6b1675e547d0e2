import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { findTokens } from './find-tokens.ts'
import { placeTokens } from './place-tokens.ts'

const text = fc
  .array(fc.constantFrom('in', 'the', 'don’t', '—', '1984', 'a'), { minLength: 1, maxLength: 20 })
  .map((words) => words.join(' '))
const events = fc.array(fc.record({ offset: fc.nat(120), time: fc.double({ min: 0, max: 30, noNaN: true }) }), {
  maxLength: 30,
})

test('every token gets a start, in order and before the end, whatever the engine reports', () => {
  fc.assert(
    fc.property(text, events, (spoken, reported) => {
      const tokens = findTokens(spoken, 'en')
      const starts = placeTokens(spoken, tokens, reported, 20)
      expect(starts).toHaveLength(tokens.length)
      for (const [index, start] of starts.entries()) {
        expect(start.time).toBeGreaterThanOrEqual(starts[index - 1]?.time ?? 0)
        expect(start.time).toBeLessThanOrEqual(20)
      }
    }),
  )
})

test('a token merged with the one before it gets a fraction of the time, marked as estimated', () => {
  const spoken = 'cat in the hat'
  const reported = [
    { offset: 0, time: 0 },
    { offset: 4, time: 1 },
    { offset: 11, time: 2 },
  ]
  const starts = placeTokens(spoken, findTokens(spoken, 'en'), reported, 3)
  expect(starts.map(({ time }) => time)).toEqual([0, 1, 1.4, 2])
  expect(starts.map(({ estimated }) => estimated)).toEqual([false, false, true, false])
})

test('uses the earliest event within a token', () => {
  const reported = [
    { offset: 0, time: 0.25 },
    { offset: 1, time: 0.5 },
  ]
  expect(placeTokens('42', [{ start: 0, end: 2 }], reported, 1)).toEqual([{ time: 0.25, estimated: false }])
})
