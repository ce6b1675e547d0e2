import { expect, test } from 'vitest'
import { findTokens } from './find-tokens.ts'

const words = (text: string, language: string): string[] =>
  findTokens(text, language).map(({ start, end }) => text.slice(start, end))

test('splits tokens at white space, with their punctuation', () => {
  expect(words('“Don’t,”  she\nsaid — 42.', 'en')).toEqual(['“Don’t,”', 'she', 'said', '—', '42.'])
})

test('splits a script without spaces into words, each with the punctuation after it', () => {
  expect(words('「我們去學校。」 好！', 'zh').join('|')).toMatch(/^「我們\|去\|學校。」\|好！$/)
})
