import { describe, expect, it } from 'vitest'
import { splitSentences } from './split-sentences'

const LANGUAGES = ['en', 'de', 'zh', 'th', 'ar', 'hy']
/** A time that grows quadratically would be far above this. */
const MAX_SECONDS = 3
const MANY = 100_000

/** Splits, and expects only white space between the parts. */
function split(text: string, language: string): string[] {
  const sentences = splitSentences(text, { language })
  let end = 0
  for (const sentence of sentences) {
    if (text.slice(end, sentence.start).trim() !== '') throw new Error(`Left out ${text.slice(end, sentence.start)}`)
    if (text.slice(sentence.start, sentence.end) !== sentence.text) throw new Error(`Other text at ${sentence.start}`)
    end = sentence.end
  }
  expect(text.slice(end).trim()).toBe('')
  return sentences.map((sentence) => sentence.text)
}

describe('splitSentences on degenerate input', () => {
  it.each(['', ' ', '\n\n\r\n\t\u3000', '\u2028\u2029'])('finds no sentence in %j', (text) => {
    for (const language of LANGUAGES) expect(splitSentences(text, { language })).toEqual([])
  })

  it.each([
    '\u0000',
    'a\u0000. B\u0000',
    '\ud800',
    '\udc00. A\ud83d',
    'A.\ufeff\u200b B',
    '.',
    '...',
    '”',
    '(((',
    '。」',
  ])('loses nothing of %j', (text) => {
    for (const language of LANGUAGES) expect(split(text, language).length).toBeGreaterThan(0)
  })

  it.each([
    ['.', ''],
    ['. ', ''],
    ['!', ' '],
    ['"', 'A.'],
    ['“', ' '],
    ['„A. ', 'b“ '],
    ['(', 'A. '],
    [')', ''],
    ['「', '。'],
    ['。」', ''],
    ['？”甲', ''],
    ['a. ', ''],
    ['A. " ', ''],
    ["A. ' ", ''],
    ['1. ', 'A '],
    ['a.b', ''],
    ['Mr. ', ''],
    [':) ', 'A'],
    ['• ', ''],
    ['\n', 'A'],
    ['- a\n', ''],
    ['😀', '. '],
    ['ก ', ''],
    ['ا: ', ''],
    ['[1]', '.'],
    ['.\u200f', ''],
  ])('splits a hundred thousand characters of %j in linear time, and loses nothing', (unit, other) => {
    for (const language of LANGUAGES) {
      const text = (unit + other).repeat(MANY / (unit + other).length)
      const started = Date.now()
      split(text, language)
      expect((Date.now() - started) / 1000).toBeLessThan(MAX_SECONDS)
    }
  })

  it('splits a single line of five million characters in linear time', () => {
    const text = 'The owls bumped into the trees of Mr. Brown, who cried: “No!” '.repeat(80_000)
    const started = Date.now()
    expect(splitSentences(text, { language: 'en' })).toHaveLength(80_000)
    expect((Date.now() - started) / 1000).toBeLessThan(MAX_SECONDS)
  })

  it('splits nested quotes and brackets that never close', () => {
    for (const language of LANGUAGES) {
      const text = '“('.repeat(MANY / 2) + 'So. Then' + ')”'.repeat(MANY / 2)
      expect(split(text, language).join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
    }
  })
})
