import * as fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Espeak, loadEspeak } from './espeak.ts'
import type { PronunciationRule } from './pronunciation/pronunciation-rule.ts'
import { speak, type SpokenText } from './speak.ts'

let espeak: Espeak
let given: string[] = []
beforeAll(async () => {
  const engine = await loadEspeak(() => {})
  espeak = { ...engine, say: (text, ...rest) => (given.push(text), engine.say(text, ...rest)) }
})

const alias = (word: string, said: string): PronunciationRule => ({
  type: 'alias',
  string_to_replace: word,
  alias: said,
})
const phoneme = (word: string, ipa: string): PronunciationRule => ({
  type: 'phoneme',
  string_to_replace: word,
  phoneme: ipa,
  alphabet: 'ipa',
})

function say(
  text: string,
  rules: readonly PronunciationRule[],
  language = 'en',
  engineVoice = 'gmw/en-US',
): SpokenText {
  given = []
  return speak(espeak, { text, engineVoice, voiceSettings: {}, language, rules })
}
const wordsOf = (text: string, { words }: SpokenText): string[] => words.map(({ start, end }) => text.slice(start, end))

/** Every token of the text has its time, in order and inside the sound. */
function expectAllTimed(text: string, { pcm, sampleRate, words }: SpokenText): void {
  expect(words.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text.replaceAll(/\s/g, ''))
  let previous = 0
  for (const { startTime, endTime } of words) {
    expect(startTime).toBeGreaterThanOrEqual(previous)
    expect(endTime).toBeGreaterThanOrEqual(startTime)
    previous = endTime
  }
  expect(previous).toBeLessThanOrEqual(pcm.length / sampleRate)
}

describe('an alias', () => {
  test('replaces its words in speech, which keep their time; the respelling is not returned', () => {
    const text = 'The UN met in Geneva.'
    const plain = say(text, [])
    const spoken = say(text, [alias('UN', 'United Nations')])
    expect(given[0]).toBe('The United Nations met in Geneva.')
    expect(wordsOf(text, spoken)).toEqual(['The', 'UN', 'met', 'in', 'Geneva.'])
    const [, un, met] = spoken.words
    const [, unPlain] = plain.words
    expect((un?.endTime ?? 0) - (un?.startTime ?? 0)).toBeGreaterThan(
      (unPlain?.endTime ?? 0) - (unPlain?.startTime ?? 0),
    )
    // The same as the words said in full, one after the other.
    const full = say('The United Nations met in Geneva.', [])
    expect(met?.startTime).toBeCloseTo(full.words[3]?.startTime ?? 0, 2)
  })

  test('gives each word its own time if it has as many words as it replaces', () => {
    const text = 'See St. Mary there.'
    const spoken = say(text, [alias('St. Mary', 'Saint Mary')])
    const full = say('See Saint Mary there.', [])
    for (const [index, { startTime }] of spoken.words.entries()) {
      expect(startTime).toBeCloseTo(full.words[index]?.startTime ?? -1, 2)
    }
    expect(spoken.words.some(({ estimated }) => estimated)).toBe(false)
  })

  test('contains nothing that the engine reads as mark-up or phonemes', () => {
    const text = 'Say X now.'
    expectAllTimed(text, say(text, [alias('X', '<b>&[[h@]]')]))
    expect(given[0]).toBe('Say  b &amp;[ h@]] now.')
  })

  test('applies in a sentence without spaces', () => {
    const text = '我們去重慶。'
    const spoken = say(text, [alias('重慶', '北京')], 'zh', 'sit/cmn')
    expect(given[0]).toBe('我們去北京。')
    expectAllTimed(text, spoken)
  })
})

describe('a phoneme rule', () => {
  test('is spoken by its phonemes, even in brackets and at the end of a sentence', () => {
    const text = 'To (Worcester), then Worcester.'
    const spoken = say(text, [phoneme('Worcester', 'ˈwʊstə')])
    expect(given[0]).toBe("To ( [['w|U|s|t|@]] ), then  [['w|U|s|t|@]] .")
    expectAllTimed(text, spoken)
    expect(spoken.skippedRules).toEqual([])
    const plain = say(text, [])
    expect(spoken.pcm.length).not.toBe(plain.pcm.length)
  })

  test('is spoken as written and reported once if the voice lacks its phonemes', () => {
    const text = 'Ma and ma and Ma.'
    const spoken = say(text, [phoneme('Ma', 'ma˥˩'), alias('ma', 'mother')])
    expect(given[0]).toBe('Ma and mother and Ma.')
    expect(spoken.skippedRules).toEqual(['Ma'])
  })
})

test('double brackets in the text are not read as phonemes', () => {
  const text = 'Here [[note]] and [[ two ]].'
  expectAllTimed(text, say(text, []))
  expect(given[0]).not.toContain('[[')
})

test('every word has a time, whatever the text and rules', () => {
  const scraps = [
    '“Don’t”',
    "it's",
    '42',
    '3.5',
    '🙂',
    '👩‍👧',
    'UN',
    'St.',
    'Mary',
    '—',
    '[[x',
    '<b>',
    '&',
    'U.S.',
    'in',
    'the',
  ]
  const foreign = ['你好世界。', '「行くぞ。」', 'مرحبا', 'नमस्ते', 'မင်္ဂလာပါ', '안녕하세요', '\u{202E}x', 'é\u{301}']
  const text = fc
    .array(fc.constantFrom(...scraps, ...foreign), { minLength: 1, maxLength: 10 })
    .map((all) => all.join(' '))
  const rules = fc.array(
    fc.oneof(
      fc
        .record({
          word: fc.constantFrom('UN', 'in', 'St. Mary', '世界', '42', '🙂', 'x'),
          said: fc.constantFrom('a', 'b c d', '…', '[[', '🙂'),
        })
        .map(({ word, said }) => alias(word, said)),
      fc
        .record({ word: fc.constantFrom('the', 'Mary', 'مرحبا', '“Don’t”'), said: fc.constantFrom('mˈɛɹi', '˥', 'ɜː') })
        .map(({ word, said }) => phoneme(word, said)),
    ),
    { maxLength: 5 },
  )
  const voices = fc.constantFrom(
    ['en', 'gmw/en-US'] as const,
    ['es', 'roa/es'] as const,
    ['zh', 'sit/cmn'] as const,
    ['ar', 'sem/ar'] as const,
    ['hi', 'inc/hi'] as const,
    ['ja', 'jpx/ja'] as const,
    ['ko', 'ko'] as const,
    ['my', 'sit/my'] as const,
  )
  fc.assert(
    fc.property(text, rules, voices, (written, list, [language, voice]) => {
      expectAllTimed(written, say(written, list, language, voice))
    }),
    { numRuns: 60 },
  )
}, 30_000)
