import { expect, test } from 'vitest'
import { alignPhonemes } from './align-phonemes.ts'

const sounds = (text: string): string[] => text.split(' ')

test('finds the first phoneme of each word, though speech weakens, flaps or drops some', () => {
  expect(alignPhonemes(sounds('ɔ n ð ə'), [sounds('ˈɔ n'), sounds('ð ə')])).toEqual([0, 2])
  expect(alignPhonemes(sounds('ˌaʊ ɾ ə v'), [sounds('ˈaʊ t'), sounds('ʌ v')])).toEqual([0, 2])
  expect(alignPhonemes(sounds('w ʊ d ɐ v b ɪ n'), [sounds('w ʊ d'), sounds('h æ v'), sounds('b iː n')])).toEqual([
    0, 3, 5,
  ])
})

test('returns no place for words that do not match the spoken phonemes', () => {
  expect(alignPhonemes(sounds('ɔ n ð ə'), [sounds('t ʃ k'), sounds('p s t')])).toBeNull()
  expect(alignPhonemes(sounds('ə'), [sounds('ɐ'), sounds('ə')])).toBeNull()
  expect(alignPhonemes(sounds('ɔ n'), [sounds('ɔ n'), []])).toBeNull()
})
