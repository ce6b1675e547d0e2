import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PlsRule } from './pls-rule'
import { readPls } from './read-pls'
import { writePls } from './write-pls'

const text = fc
  .array(fc.constantFrom('UN', '<b>', '&', '&amp;', '"', "'", ']]>', 'ˈwʊstə', '你好', '𝄞', 'a  b', '<!--', '%x;'), {
    minLength: 1,
    maxLength: 4,
  })
  .map((parts) => parts.join(' '))

const rule: fc.Arbitrary<PlsRule> = fc.oneof(
  fc.record({ type: fc.constant('alias' as const), string_to_replace: text, alias: text }),
  fc.record({
    type: fc.constant('phoneme' as const),
    string_to_replace: text,
    phoneme: text,
    alphabet: fc.constantFrom('ipa' as const, 'cmu-arpabet' as const),
  }),
)
const rules = fc.uniqueArray(rule, { maxLength: 8, selector: ({ string_to_replace: word }) => word })

test('rules are read back exactly as they were written', () => {
  fc.assert(
    fc.property(rules, (written) => {
      expect(readPls(writePls(written, 'en-GB'))).toEqual({ kind: 'read', rules: written, language: 'en-GB' })
    }),
  )
})

test('no file makes the reader throw', () => {
  const noise = fc.string({
    unit: fc.constantFrom(
      '<',
      '>',
      '/',
      'lexicon',
      'lexeme',
      'grapheme',
      ' ',
      '\n',
      '&',
      ';',
      '"',
      '!DOCTYPE',
      '\0',
      '=',
    ),
  })
  fc.assert(
    fc.property(noise, (file) => {
      expect(['read', 'unreadable']).toContain(readPls(file).kind)
    }),
  )
})
