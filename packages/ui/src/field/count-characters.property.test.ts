import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { countCharacters } from './count-characters'

it.each([
  ['', 0],
  ['river', 5],
  ['río', 3],
  ['ri\u0301o', 3],
  ['👩‍👩‍👧', 1],
  ['🇪🇸🇬🇧', 2],
  ['नेहा', 2],
])('counts in %j %i characters', (text, count) => {
  expect(countCharacters(text, 'en')).toBe(count)
})

it('counts at least one character in non-empty text, and never more than its code units', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const count = countCharacters(text, 'en')
      expect(count).toBeLessThanOrEqual(text.length)
      expect(count > 0).toBe(text.length > 0)
    }),
  )
})
