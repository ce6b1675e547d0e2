import { expect, test } from 'vitest'
import { chooseDictionary } from './choose-dictionary'

test.each([
  ['en', 'en'],
  ['EN-us', 'en'],
  ['en-GB', 'en-GB'],
  ['en_gb', 'en-GB'],
  ['en-GB-oxendict', 'en-GB'],
  ['pt', 'pt-PT'],
  ['pt-BR', 'pt-PT'],
  ['p', null],
  ['e', null],
  ['', null],
  ['-', null],
])('the language %s uses the dictionary %s', (language, expected) => {
  const installed = ['en', 'en-GB', 'pt-PT'].map((code) => ({ language: code }))
  expect(chooseDictionary(installed, language)?.language ?? null).toBe(expected)
})
