import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { findRuleMatches } from './find-rule-matches.ts'
import type { PronunciationRule } from './pronunciation-rule.ts'

const alias = (word: string, said = 'said'): PronunciationRule => ({
  type: 'alias',
  string_to_replace: word,
  alias: said,
})
const found = (text: string, ...words: string[]): string[] =>
  findRuleMatches(
    text,
    words.map((word) => alias(word)),
  ).map(({ start, end }) => `${start} ${text.slice(start, end)}`)

test('finds whole words, spelled exactly as in the rule', () => {
  expect(found('UN, (UN) UNO un FUN UN’s “UN”', 'UN')).toEqual(['0 UN', '5 UN', '20 UN', '26 UN'])
  expect(found('café cafe\u{301}s', 'cafe')).toEqual([])
  expect(found('a.m. at 10 a.m', 'a.m.')).toEqual(['0 a.m.'])
})

test('prefers the longest match, and of two rules for the same words the first', () => {
  expect(found('New York City', 'New', 'New York', 'York City')).toEqual(['0 New York'])
  const [match] = findRuleMatches('UN', [alias('UN', 'first'), alias('UN', 'second')])
  expect(match?.rule).toMatchObject({ alias: 'first' })
})

test('finds words within a sentence in scripts without spaces', () => {
  expect(found('我們去重慶。', '重慶')).toEqual(['3 重慶'])
  expect(found('重庆abc UN重庆', 'UN', 'abc')).toEqual(['2 abc', '6 UN'])
})

test('matches are in order, do not overlap, and contain their words, whatever the rules', () => {
  const piece = fc.constantFrom('a', 'b', ' ', '.', '我', '𝄞', '\u{301}', 'ab')
  const text = fc.array(piece, { maxLength: 20 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(text, fc.array(text, { maxLength: 6 }), (written, words) => {
      let end = 0
      for (const match of findRuleMatches(
        written,
        words.map((word) => alias(word)),
      )) {
        expect(match.start).toBeGreaterThanOrEqual(end)
        expect(written.slice(match.start, match.end)).toBe(match.rule.string_to_replace)
        end = match.end
      }
    }),
  )
})
