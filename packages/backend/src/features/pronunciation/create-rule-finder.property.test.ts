import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PronunciationRule, SpeechDictionary } from '../../ports/index'
import { createRuleFinder } from './create-rule-finder'

const words = fc
  .array(fc.constantFrom('a', 'B', 'ab', 'É', 'e\u0301', 'Σ', '你好', '𝄞', ' ', 'ba', 'abab'), {
    minLength: 1,
    maxLength: 4,
  })
  .map((parts) => parts.join(''))
const rule = words.map((word): PronunciationRule => ({ type: 'alias', string_to_replace: word, alias: `say ${word}` }))
const own = (rules: PronunciationRule[], index: number): SpeechDictionary => ({
  origin: 'own',
  id: `own-${index}`,
  versionId: `version ${index}`,
  olderVersionIds: [],
  name: 'Names',
  rules,
})
const byWord = { selector: ({ string_to_replace: word }: PronunciationRule) => word, maxLength: 12 }
const dictionaries = fc.array(fc.uniqueArray(rule, byWord), { maxLength: 3 }).map((lists) => lists.map(own))
const fold = (text: string) => text.normalize('NFC').toLowerCase()

test('finds every rule whose word is in the text, ignoring case, in dictionary order', () => {
  fc.assert(
    fc.property(dictionaries, fc.array(words, { maxLength: 6 }), (given, parts) => {
      const text = parts.join(' ')
      const all = given.flatMap((dictionary) => (dictionary.origin === 'own' ? dictionary.rules : []))
      const expected = all.filter((one) => fold(text).includes(fold(one.string_to_replace)))
      const { rules, fingerprint } = createRuleFinder(given)(text)
      expect(rules).toEqual(expected)
      expect(fingerprint).toEqual(
        expected.map((one) => ['alias', one.string_to_replace, `say ${one.string_to_replace}`]),
      )
    }),
  )
})

test('a dictionary of the provider is represented by its version, at its position in the list', () => {
  const find = createRuleFinder([
    own([{ type: 'alias', string_to_replace: 'UN', alias: 'United Nations' }], 1),
    { origin: 'provider', id: 'p', versionId: 'v2' },
  ])
  expect(find('The UN met.').fingerprint).toEqual([
    ['alias', 'UN', 'United Nations'],
    ['provider', 'p', 'v2'],
  ])
  expect(find('Nobody met.')).toEqual({ rules: [], fingerprint: [['provider', 'p', 'v2']] })
})
