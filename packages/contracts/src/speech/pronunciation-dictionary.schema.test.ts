import { expect, test } from 'vitest'
import { expectShape, expectToKeepFields } from '../testing/expect-shape'
import { NewDictionary, PronunciationDictionary } from './pronunciation-dictionary.schema'

test('a pronunciation dictionary has the fields of the speech provider [DATA-028]', () => {
  const dictionary = { id: 'd1', name: 'Names', latest_version_rules_num: 3, pronunciation_dictionary_id: 'p1' }
  expectShape(PronunciationDictionary, {
    full: dictionary,
    required: ['id', 'name'],
    wrong: { id: 7, name: null, latest_version_rules_num: '3', pronunciation_dictionary_id: 7 },
  })
  expectToKeepFields(PronunciationDictionary, dictionary)
})

const alias = (word: string, said = 'said') => ({ type: 'alias', string_to_replace: word, alias: said })

test('a dictionary accepts one rule per word and names the duplicate', () => {
  const twice = NewDictionary.safeParse({ name: 'Names', rules: [alias('UN'), alias('EU'), alias('UN', 'other')] })
  expect(twice.error?.issues).toMatchObject([{ path: ['rules', 2, 'string_to_replace'] }])
  expect(NewDictionary.parse({ name: 'Names', rules: [alias('UN'), alias('un')] }).rules).toHaveLength(2)
})

test('a rule is one line of valid characters with a maximum length', () => {
  for (const rule of [
    alias(' '),
    alias('a\nb'),
    alias('a\0'),
    alias('\ud800'),
    alias('x'.repeat(201)),
    alias('a', ''),
  ]) {
    expect(NewDictionary.safeParse({ name: 'Names', rules: [rule] }).success).toBe(false)
  }
  expect(NewDictionary.parse({ name: 'Names', rules: [alias(' Worcester ')] }).rules).toEqual([alias('Worcester')])
})
