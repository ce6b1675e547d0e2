import { afterAll, describe, expect, test } from 'vitest'
import { startTestEngines } from '../testing/start-test-engines'
import { createWordValidation } from './create-word-validation'
import { listSpellings } from './list-spellings'

const engines = startTestEngines()
afterAll(() => engines.close())

test('looks a word up in lower case, then as written, with straight apostrophes', () => {
  expect(listSpellings('Don’t', 'en')).toEqual(["don't", "Don't"])
  expect(listSpellings('house', 'en')).toEqual(['house'])
  expect(listSpellings('so\u00ADphis\u00ADti\u00ADcated', 'en')).toEqual(['sophisticated'])
  expect(listSpellings('İstanbul', 'tr')).toEqual(['istanbul', 'İstanbul'])
})

test.each([
  ['nothing', ''],
  ['white space', ' \t'],
  ['a soft hyphen alone', ' \u00AD'],
  ['two words', 'two words'],
  ['a number', '1984'],
  ['hyphens alone', '--'],
  ['the half of a word', 'price-'],
  ['a word with a NUL character', 'house\0less'],
  ['an emoji', 'house🏠'],
  ['half a surrogate pair', 'house\ud83d'],
  ['ten thousand letters', 'a'.repeat(10_000)],
])('%s is not a word and is not looked up', (_what, text) => {
  expect(listSpellings(text, 'en')).toEqual([])
})

describe('a dictionary', () => {
  test.each([
    ['house', 'en', true],
    ['HOUSE', 'en', true],
    ['Angeles', 'en', true],
    ['angeles', 'en', false],
    ['Olson', 'en', true],
    ['olson', 'en', false],
    ['don’t', 'en-GB', true],
    ['ice-cream', 'en', true],
    ['ice-creme-kx', 'en', false],
    ['priceless', 'en', true],
    ['pricedet', 'en', false],
    ['3rd', 'en', true],
    ['42', 'en', false],
    ['house\0', 'en', false],
    ['corazón', 'es', true],
    ['corazo\u0301n', 'es', true],
    ['corazzón', 'es', false],
    ['Niño', 'es-MX', true],
    ['house', 'xx', false],
    ['house', '', false],
    ['', 'en', false],
    ['x'.repeat(10_000), 'en', false],
  ])('checks "%s" in %s: %s', async (word, language, expected) => {
    expect(await engines.wordValidation.isWord(word, language)).toBe(expected)
  })

  test('checks words of its region, and the general one those of all others', async () => {
    const { wordValidation } = engines
    expect(await wordValidation.validate(['colour', 'color'], 'en-GB')).toMatchObject({ known: [true, false] })
    expect(await wordValidation.validate(['colour', 'color'], 'en_US')).toMatchObject({ known: [false, true] })
    expect(await wordValidation.validate(['colour', 'color'], 'en-ZA')).toMatchObject({ known: [false, true] })
  })

  test('checks many words in one call, and returns the results in their order', async () => {
    const words = Array.from({ length: 3000 }, (_, index) => (index % 3 === 0 ? 'pricedet' : 'price'))
    const verdict = await engines.wordValidation.validate(words, 'en')
    expect(verdict).toEqual({ kind: 'validated', known: words.map((word) => word === 'price') })
  })

  test('is reported with the package to install when it is missing', async () => {
    expect(await engines.wordValidation.validate(['preis'], 'de-AT')).toEqual({
      kind: 'no-dictionary',
      message: 'There is no dictionary of "de-AT" here. Install the package dictionary-de, where one is published.',
    })
    expect(await engines.wordValidation.validate(['house'], '../../etc')).toMatchObject({ kind: 'no-dictionary' })
  })

  test('suggests corrections', async () => {
    expect(await engines.wordValidation.suggestions('recieve', 'en')).toContain('receive')
    expect(await engines.wordValidation.suggestions('recieve', 'en', 1)).toHaveLength(1)
    expect(await engines.wordValidation.suggestions('recieve', 'xx')).toEqual([])
    expect(await engines.wordValidation.suggestions('x'.repeat(10_000), 'en')).toEqual([])
  })

  test('is listed with its package and its licence', async () => {
    expect(await engines.wordValidation.languages()).toEqual(['en', 'es'])
    expect(await engines.wordValidation.dictionaries()).toEqual([
      { language: 'en', packageName: 'dictionary-en', licence: '(MIT AND BSD)' },
      { language: 'en-GB', packageName: 'dictionary-en-gb', licence: '(MIT AND BSD)' },
      { language: 'es', packageName: 'dictionary-es', licence: '(GPL-3.0 OR LGPL-3.0 OR MPL-1.1)' },
    ])
  })
})

test('searches for dictionaries again after a search failed', async () => {
  let looks = 0
  const find = () => (++looks === 1 ? Promise.reject(new Error('too many open files')) : Promise.resolve([]))
  const unused = () => Promise.reject(new Error('No dictionary is there to be asked'))
  const pool = { lease: unused, call: unused, close: () => Promise.resolve() }
  const validation = createWordValidation(pool, find)
  await expect(validation.isWord('house', 'en')).rejects.toThrow('too many open files')
  expect(await validation.isWord('house', 'en')).toBe(false)
})
