import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { composeAlignment } from './compose-alignment'

const pieces = fc.array(fc.constantFrom('the', 'fox', '—', '***', 'd’or', '\n', ' ', '  ', '你好', '，', 'Dr.', '🦊'), {
  maxLength: 30,
})

/** A text, and timed ranges of it in order, cut at any offset. */
const alignments = pieces.chain((parts) => {
  const text = parts.join('')
  return fc.record({
    text: fc.constant(text),
    language: fc.constantFrom('en', 'zh', 'th'),
    cuts: fc.uniqueArray(fc.nat({ max: text.length }), { maxLength: 20 }),
    kept: fc.array(fc.boolean(), { minLength: 20, maxLength: 20 }),
    unspoken: fc.array(fc.tuple(fc.nat({ max: text.length }), fc.nat({ max: text.length })), { maxLength: 2 }),
  })
})

function cutAt(text: string, cuts: readonly number[], kept: readonly boolean[]) {
  const borders = [...new Set([0, ...cuts, text.length])].toSorted((a, b) => a - b)
  return borders.slice(1).flatMap((end, index) => {
    const range = { start: borders[index] ?? 0, end, startTime: index, endTime: index + 0.9, confidence: 0.5 }
    return kept[index] ? [range] : []
  })
}

test('lists every word of the text once, in order, for any engine output', () => {
  fc.assert(
    fc.property(alignments, ({ text, language, cuts, kept, unspoken }) => {
      const words = cutAt(text, cuts, kept)
      const textNotSpoken = unspoken.map(([a, b]) => ({ start: Math.min(a, b), end: Math.max(a, b) }))
      const composed = composeAlignment(text, language, { words, speechNotInText: [], textNotSpoken })
      const expected =
        language === 'en'
          ? text.split(/\s+/).filter((word) => word !== '')
          : [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)].flatMap(
              ({ segment, isWordLike }) => (isWordLike ? [segment] : []),
            )
      expect(composed.words.map(({ word }) => word)).toEqual(expected)
      let previousEnd = 0
      for (const { start, end, confidence } of composed.words) {
        if (start === null || end === null) {
          expect([start, end, confidence]).toEqual([null, null, 0])
          continue
        }
        expect(start).toBeGreaterThanOrEqual(previousEnd)
        expect(end).toBeGreaterThan(start)
        expect(confidence).toBe(0.5)
        previousEnd = end
      }
    }),
  )
})

test('reports unspoken words without a time in runs that neither touch nor overlap', () => {
  fc.assert(
    fc.property(alignments, ({ text, language, cuts, kept, unspoken }) => {
      const textNotSpoken = unspoken.map(([a, b]) => ({ start: Math.min(a, b), end: Math.max(a, b) }))
      const composed = composeAlignment(text, language, {
        words: cutAt(text, cuts, kept),
        speechNotInText: [],
        textNotSpoken,
      })
      let previous = -1
      for (const { from, to } of composed.textNotSpoken) {
        expect(from).toBeGreaterThan(previous)
        expect(to).toBeGreaterThan(from)
        for (const { start } of composed.words.slice(from, to)) expect(start).toBeNull()
        previous = to
      }
      const inRuns = new Set(composed.textNotSpoken.flatMap(({ from, to }) => composed.words.slice(from, to)))
      for (const word of composed.words) {
        if (word.start === null && /[\p{L}\p{N}]/u.test(word.word)) expect(inRuns.has(word)).toBe(true)
      }
    }),
  )
})
