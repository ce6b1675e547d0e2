import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { blankTags } from './blank-tags'
import { findTokens } from './find-tokens'
import { joinCharacters, type SpokenCharacter } from './join-characters'
import { keepLongestIncreasing } from './keep-longest-increasing'
import { timeTokens } from './time-tokens'

const letterSeconds = 0.06
const say = (text: string, from = 0): SpokenCharacter[] =>
  Array.from(text).map((character, index) => ({
    text: character,
    startTime: from + index * letterSeconds,
    endTime: from + (index + 1) * letterSeconds,
  }))
const lengthOf = (characters: readonly SpokenCharacter[]) => Math.max(0.5, characters.at(-1)?.endTime ?? 0)

function time(text: string, characters: readonly SpokenCharacter[], language = 'en', durationSeconds?: number) {
  const seconds = durationSeconds ?? lengthOf(characters)
  return timeTokens(text, joinCharacters(characters, language, 'audio-tags'), {
    language,
    durationSeconds: seconds,
    tags: 'audio-tags',
  })
}
const spellings = (text: string, words: readonly { start: number; end: number }[]) =>
  words.map(({ start, end }) => text.slice(start, end))

const word = fc.constantFrom(
  'the',
  'cat',
  'sat',
  'on',
  'a',
  'mat,',
  '“Well,”',
  '—',
  'Dr',
  'Siobhan',
  '1984',
  '3.5',
  "don't",
  'ice-cream',
  '…',
  '[whispers]',
  '<break time="1.0s" />',
  '猫がいる。',
  '「行くぞ。」と彼は言った',
  'สวัสดีครับ',
  '🎉',
  'é',
  'Größe',
  'قلب',
)
const text = fc.array(word, { minLength: 1, maxLength: 25 }).map((words) => words.join(' '))

/** A text and what a provider may return for it: respelled, repeated, cut, with wrong times. */
const telling = text.chain((said) =>
  fc.record({
    said: fc.constant(said),
    told: fc.oneof(
      fc.constant(said),
      fc
        .array(fc.oneof(word, fc.constantFrom('Doctor', 'Shivawn', 'nineteen', 'eighty', 'four')), { maxLength: 25 })
        .map((w) => w.join(' ')),
      fc.constant(`${said} ${said}`),
      fc.nat(said.length).map((length) => said.slice(length)),
      fc.nat(said.length).map((length) => said.slice(0, length)),
    ),
    slips: fc.array(fc.tuple(fc.nat(300), fc.double({ min: 0, max: 60, noNaN: true })), { maxLength: 3 }),
    fraction: fc.double({ min: 0.05, max: 1.2, noNaN: true }),
  }),
)

describe('the times of words', () => {
  test('exist for every token, in order, within the audio, whatever the provider returns', () => {
    fc.assert(
      fc.property(telling, ({ said, told, slips, fraction }) => {
        const characters = say(told)
        for (const [at, startTime] of slips) {
          const slipped = characters[at % Math.max(1, characters.length)]
          if (slipped) Object.assign(slipped, { startTime, endTime: startTime + letterSeconds })
        }
        const durationSeconds = Math.max(0.2, lengthOf(say(told)) * fraction)
        const words = time(said, characters, 'en', durationSeconds)
        expect(words.map(({ start, end }) => ({ start, end }))).toEqual(findTokens(said, 'en', 'audio-tags'))
        let until = 0
        for (const { startTime, endTime } of words) {
          expect(startTime).toBeGreaterThanOrEqual(until)
          expect(endTime).toBeGreaterThan(startTime)
          until = endTime
        }
        expect(until).toBeLessThanOrEqual(durationSeconds)
      }),
    )
  })

  test('are those of their characters, not estimated, when the provider returns the same text', () => {
    fc.assert(
      fc.property(text, (said) => {
        const characters = say(said)
        const offsets = Array.from(said).reduce<number[]>(
          (all, letter) => [...all, (all.at(-1) ?? 0) + letter.length],
          [0],
        )
        for (const { start, startTime, estimated } of time(said, characters)) {
          expect(estimated).toBeUndefined()
          expect(startTime).toBeCloseTo(offsets.indexOf(start) * letterSeconds, 3)
        }
      }),
    )
  })
})

describe('tags', () => {
  test('take time and are not words', () => {
    const said = '[whispers] Hello <break time="1.0s" /> there [laughs softly]. See [1] or [sic]?'
    const words = time(said, say(said))
    expect(spellings(said, words)).toEqual(['Hello', 'there', '.', 'See', '[1]', 'or', '?'])
    expect(words[0]?.startTime).toBeCloseTo(said.indexOf('Hello') * letterSeconds, 3)
    expect(words[1]?.startTime).toBeCloseTo(said.indexOf('there') * letterSeconds, 3)
  })

  test("do not affect word times when the provider's response omits them", () => {
    const words = time('[excited] Hello <break time="1.0s" /> there.', say('Hello there.'))
    expect(words.map(({ startTime }) => startTime)).toEqual([0, 6 * letterSeconds])
    expect(words.some(({ estimated }) => estimated)).toBe(false)
  })

  test('are blanked without moving any other offset', () => {
    fc.assert(
      fc.property(text, (said) => {
        const blanked = blankTags(said, 'audio-tags')
        expect(blanked).toHaveLength(said.length)
        for (let index = 0; index < said.length; index += 1) expect([said[index], ' ']).toContain(blanked[index])
      }),
    )
  })
})

describe('with dictionaries', () => {
  test('a respelling gives its time to the word that it replaces, and is not shown', () => {
    const said = 'Call Dr Siobhan now.'
    const words = time(said, say('Call Doctor Shi vawn now.'))
    expect(spellings(said, words)).toEqual(['Call', 'Dr', 'Siobhan', 'now.'])
    expect(words[3]?.startTime).toBeCloseTo('Call Doctor Shi vawn '.length * letterSeconds, 3)
    expect(words[1]?.startTime).toBeCloseTo(5 * letterSeconds, 3)
  })

  test('a passage that the provider returns twice leaves every word its time', () => {
    const said = 'Hola, Antoine, soy María de Orbio.'
    const told = [...say('Hola, Antoine, s'), ...say(said)]
    const words = time(said, told, 'es')
    expect(words.map(({ startTime }) => startTime)).toEqual(time(said, say(said), 'es').map((w) => w.startTime))
    expect(words.some(({ estimated }) => estimated)).toBe(false)
  })

  test('a word that the provider repeats is matched once', () => {
    const told = say('We met Dr Dr Doctor Who there.')
    const said = 'We met Dr Who there.'
    const words = time(said, told)
    expect(words.map(({ start, estimated }) => [said.slice(start, start + 2), estimated])).toEqual([
      ['We', undefined],
      ['me', undefined],
      ['Dr', undefined],
      ['Wh', undefined],
      ['th', undefined],
    ])
  })
})

describe('words without a time of their own', () => {
  test('are estimated between their neighbours', () => {
    const said = 'One two three four.'
    const told = [...say('One '), ...say('four.', 2)]
    expect(time(said, told).map(({ estimated }) => estimated === true)).toEqual([false, true, true, false])
    const [, two, three, four] = time(said, told)
    expect(two?.startTime).toBeGreaterThan(0.17)
    expect(three?.endTime).toBeLessThanOrEqual(four?.startTime ?? 0)
  })

  test('share the time of the word that they were merged with', () => {
    const said = 'in the end'
    const words = timeTokens(
      said,
      [
        { text: 'in', startTime: 0, endTime: 0.4 },
        { text: 'end', startTime: 0.4, endTime: 0.8 },
      ],
      { language: 'en', durationSeconds: 0.8, tags: 'audio-tags' },
    )
    expect(words.map(({ estimated }) => estimated === true)).toEqual([true, true, false])
    expect(words[1]!.endTime - words[1]!.startTime).toBeGreaterThan(0.1)
  })
})

test('splits scripts without spaces into words with their punctuation', () => {
  const said = '「行くぞ。」と彼は言った。'
  const tokens = spellings(said, findTokens(said, 'ja', 'audio-tags'))
  expect(tokens.join('')).toBe(said)
  expect(tokens.length).toBeGreaterThan(3)
  for (const token of tokens) expect(token).toMatch(/\p{L}/u)
  expect(spellings('你好，世界。', findTokens('你好，世界。', 'zh', 'audio-tags'))).toEqual(['你好，', '世界。'])
})

test('keeps the longest increasing run of words that are out of order', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20), { maxLength: 12 }), (starts) => {
      const words = starts.map((startTime) => ({ text: 'w', startTime, endTime: startTime }))
      const kept = keepLongestIncreasing(words).map(({ startTime }) => startTime)
      expect(kept).toEqual(kept.toSorted((a, b) => a - b))
      // The longest by trying all: the run that ends with each word.
      const longest: number[] = []
      for (const [index, start] of starts.entries()) {
        longest[index] = 1 + Math.max(0, ...starts.slice(0, index).map((s, i) => (s <= start ? longest[i]! : 0)))
      }
      expect(kept).toHaveLength(Math.max(0, ...longest))
    }),
  )
})
