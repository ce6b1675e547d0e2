import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatNumber } from './format-number'
import { parseNumber } from './parse-number'

const locales = ['en', 'es', 'de', 'fr', 'ar-EG', 'hi', 'sv', 'de-CH', 'fa'] as const

it('parses every number that it has formatted, in every language', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...locales),
      fc.integer({ min: -1e12, max: 1e12 }),
      fc.nat(4),
      (locale, digits, places) => {
        const value = digits / 10 ** places
        expect(parseNumber(formatNumber(value, locale, places), locale)).toBe(value === 0 ? 0 : value)
        const grouped = new Intl.NumberFormat(locale, { maximumFractionDigits: places }).format(value)
        expect(parseNumber(grouped, locale)).toBe(value === 0 ? 0 : value)
      },
    ),
  )
})

it.each([
  ['1.5', 'en', 1.5],
  ['1,5', 'es', 1.5],
  ['1.5', 'es', 1.5],
  ['1,5', 'en', 1.5],
  ['1.500', 'es', 1500],
  ['1,500', 'en', 1500],
  ['1.500,25', 'es', 1500.25],
  ['12 345', 'fr', 12_345],
  ['.5', 'en', 0.5],
  ['5.', 'en', 5],
  ['−7', 'en', -7],
  ['-0', 'en', 0],
  ['+3', 'en', 3],
  [' 42 ', 'en', 42],
  ['٤٢', 'ar-EG', 42],
])('parses %s in %s as %d', (text, locale, value) => {
  expect(parseNumber(text, locale)).toBe(value)
})

it.each(['', ' ', 'twelve', '1.2.3', '1,2,3', '--1', '1e5', 'Infinity', '0x10', '1-2', '-', '.', ','])(
  'parses no number from %j',
  (text) => {
    expect(parseNumber(text, 'en')).toBeNull()
  },
)

it('parses any text as a finite number or as none', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...locales), (text, locale) => {
      const value = parseNumber(text, locale)
      expect(value === null || Number.isFinite(value) || text.length > 300).toBe(true)
    }),
  )
})
