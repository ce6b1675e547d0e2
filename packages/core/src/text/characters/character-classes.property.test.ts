import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isLetterAt, isLowerAt, isNumberAt, isSpaceAt, isUpperAt } from './character-classes'

/** One character of any script, of one or two UTF-16 units. */
const letter = fc.string({ unit: 'binary', minLength: 1, maxLength: 1 })

test('every character has the class that Unicode gives it, whatever follows', () => {
  fc.assert(
    fc.property(letter, fc.string({ unit: 'binary' }), (first, rest) => {
      const text = first + rest
      // Georgian letters, which Unicode has as lower case, begin sentences.
      const isGeorgian = /^[\u10d0-\u10ff]/u.test(text)
      expect(isLetterAt(text, 0)).toBe(/^\p{L}/u.test(text) || isGeorgian)
      expect(isLowerAt(text, 0)).toBe(/^\p{Ll}/u.test(text) && !isGeorgian)
      expect(isUpperAt(text, 0)).toBe(/^[\p{Lu}\p{Lt}]/u.test(text))
      expect(isNumberAt(text, 0)).toBe(/^\p{N}/u.test(text))
      expect(isSpaceAt(text, 0)).toBe(/^\s/u.test(text))
    }),
    { numRuns: 2000 },
  )
})

test('there is nothing before the start and after the end of a text', () => {
  fc.assert(
    fc.property(letter, (text) => {
      for (const isAt of [isLetterAt, isLowerAt, isUpperAt, isNumberAt, isSpaceAt]) {
        expect(isAt(text, -1)).toBe(false)
        expect(isAt(text, text.length)).toBe(false)
      }
    }),
  )
})
