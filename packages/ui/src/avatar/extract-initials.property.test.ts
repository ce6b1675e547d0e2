import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { extractInitials } from './extract-initials'

it.each([
  ['Ada Lovelace', 'AL'],
  ['Kenneth van der Grahame', 'KG'],
  ['  mole  ', 'M'],
  ['Élodie Ångström', 'ÉÅ'],
  ['E\u0301lodie', 'É'],
  ['“Toad” of Toad Hall', 'TH'],
  ['李小龙', '李'],
  ['김 민수', '김'],
  ['さくら ももこ', 'さ'],
  ['محمد علي', 'م'],
  ['नेहा शर्मा', 'नेश'],
  ['Лев Толстой', 'ЛТ'],
  ['7 of 9', '79'],
  ['🦊 Fox', 'F'],
  ['', ''],
  ['— 🦊', ''],
])('extracts from %j the initials %j', (name, initials) => {
  expect(extractInitials(name, 'en')).toBe(initials)
})

it('capitalises by the rules of the language', () => {
  expect(extractInitials('ipek ışık', 'tr')).toBe('İI')
})

it('takes the capitals of at most two letters, and never splits one', () => {
  const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const initials = extractInitials(name, 'en')
      expect(initials).toBe(new TextDecoder().decode(new TextEncoder().encode(initials)))
      // Uppercase may have more letters than lowercase: ß becomes SS.
      expect([...letters.segment(initials)].length).toBeLessThanOrEqual(6)
      expect(initials.trim()).toBe(initials)
    }),
  )
})
