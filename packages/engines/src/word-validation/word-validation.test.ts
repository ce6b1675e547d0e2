import { afterAll, describe, expect, test } from 'vitest'
import { startTestEngines } from '../testing/start-test-engines'
import { spellings } from './spellings'

const engines = startTestEngines()
afterAll(() => engines.close())

test('a word is looked up lower-cased first, then as written, with straight apostrophes', () => {
  expect(spellings('Don’t', 'en')).toEqual(["don't", "Don't"])
  expect(spellings('house', 'en')).toEqual(['house'])
  expect(spellings(' \u00AD', 'en')).toEqual([])
})

describe('a dictionary', () => {
  test.each([
    ['house', 'en', true],
    ['Angeles', 'en', true],
    ['angeles', 'en', false],
    ['don’t', 'en-GB', true],
    ['priceless', 'en', true],
    ['pricedet', 'en', false],
    ['corazón', 'es', true],
    ['corazzón', 'es', false],
    ['Niño', 'es-MX', true],
    ['house', 'xx', false],
    ['', 'en', false],
  ])('says of "%s" in %s: %s', async (word, language, expected) => {
    expect(await engines.wordValidation.isWord(word, language)).toBe(expected)
  })

  test('suggests what may have been meant', async () => {
    expect(await engines.wordValidation.suggestions('recieve', 'en')).toContain('receive')
    expect(await engines.wordValidation.suggestions('recieve', 'en', 1)).toHaveLength(1)
    expect(await engines.wordValidation.suggestions('recieve', 'xx')).toEqual([])
    expect(await engines.wordValidation.languages()).toEqual(['en', 'es'])
  })
})
