import { expect, test } from 'vitest'
import { countCharacters, cutIntoSentences } from './cut-into-sentences'

const voice = { voiceId: 'a', modelId: 'm', voiceSettings: {} }
const cut = (texts: string[], maximum = 100) =>
  cutIntoSentences(
    [{ pageVariationId: 1, textSegments: texts.map((text) => ({ text, ...voice })) }],
    'en',
    maximum,
  ).map((sentence) => sentence.text)

test('every sentence is sent by itself, in order, without the white space around it', () => {
  expect(cut(['Mr. Fox sleeps.  The hen wakes! ', 'A new voice. '])).toEqual([
    'Mr. Fox sleeps.',
    'The hen wakes!',
    'A new voice.',
  ])
})

test('text that says nothing is not sent: signs alone, white space, a pause alone', () => {
  expect(cut(['… — *', '   ', '<break time="1.5s" />', '42'])).toEqual(['42'])
})

test('nothing longer than the model takes is sent, and no word is lost', () => {
  const text = Array.from({ length: 60 }, (_, index) => `word${index}`).join(' ')
  const parts = cut([text], 40)
  expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(40)
  expect(parts.join(' ')).toBe(text)
  expect(cut(['x'.repeat(95)], 40).map((part) => part.length)).toEqual([40, 40, 15])
})

test('a character counts once, also one of two code units', () => {
  expect(countCharacters('a😀é')).toBe(3)
})
