import { expect, test } from 'vitest'
import { countCharacters, cutIntoSentences } from './cut-into-sentences'

const voice = { voiceId: 'a', modelId: 'm', voiceSettings: {} }
const cut = (texts: string[], maximum = 100) =>
  cutIntoSentences(
    [{ pageVariationId: 1, textSegments: texts.map((text) => ({ text, ...voice })) }],
    'en',
    maximum,
  ).map((sentence) => sentence.text)

test('cutIntoSentences returns each sentence, in order, without surrounding white space', () => {
  expect(cut(['Mr. Fox sleeps.  The hen wakes! ', 'A new voice. '])).toEqual([
    'Mr. Fox sleeps.',
    'The hen wakes!',
    'A new voice.',
  ])
})

test('cutIntoSentences leaves out text without letters or digits', () => {
  expect(cut(['… — *', '   ', '42'])).toEqual(['42'])
  expect(cut(['<break time="1.5s" />', '…'])).toEqual([])
})

test('cutIntoSentences attaches a lone pause to the sentence before, or else the one after', () => {
  const pause = '<break time="2.0s" />'
  expect(cut([`Hello there. ${pause}`])).toEqual([`Hello there. ${pause}`])
  expect(cut([`Hello there. ${pause} And you? ${pause}${pause}`])).toEqual([
    'Hello there.',
    `${pause} And you? ${pause}${pause}`,
  ])
  expect(cut([pause, 'Hello there. Bye.'])).toEqual([`${pause} Hello there.`, 'Bye.'])
  expect(cut(['Hello there.', pause, '* * *', 'Bye.'])).toEqual([`Hello there. ${pause}`, 'Bye.'])
})

test('cutIntoSentences cuts a long text outside of pauses and characters, no pause alone', () => {
  const pause = '<break time="2.0s" />'
  const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven']
  for (let maximum = 30; maximum < 80; maximum++) {
    for (let at = 0; at <= words.length; at++) {
      const parts = cut([[...words.slice(0, at), pause, ...words.slice(at)].join(' ')], maximum)
      expect(parts.filter((part) => part.includes(pause))).toHaveLength(1)
      expect(parts.every((part) => part.length <= maximum && /[a-z]/.test(part.replace(pause, '')))).toBe(true)
      expect(parts.join(' ').replaceAll(pause, '').split(/\s+/).filter(Boolean)).toEqual(words)
    }
  }
  expect(cut(['a😀a😀'], 2)).toEqual(['a', 'a'])
  expect(cut(['x👩‍👩‍👧xy'], 8)).toEqual(['x', 'xy'])
})

test('cutIntoSentences cuts sentences that are too long for the model, without losing a word', () => {
  const text = Array.from({ length: 60 }, (_, index) => `word${index}`).join(' ')
  const parts = cut([text], 40)
  expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(40)
  expect(parts.join(' ')).toBe(text)
  expect(cut(['x'.repeat(95)], 40).map((part) => part.length)).toEqual([40, 40, 15])
})

test('countCharacters counts a character of two code units once', () => {
  expect(countCharacters('a😀é')).toBe(3)
})
