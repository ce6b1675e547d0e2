import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { spokenForms } from './spoken-forms'

const say = (word: string, language: string): string[] =>
  spokenForms(word, { language }).map((words) => words.join(' '))

test('returns the usual spoken forms of English numbers', () => {
  expect(say('7', 'en')).toEqual(['seven'])
  expect(say('42,', 'en-GB')).toEqual(['forty two'])
  expect(say('1,984', 'en')).toContain('one thousand nine hundred eighty four')
  expect(say('1984', 'en')).toEqual(['one thousand nine hundred eighty four', 'nineteen eighty four'])
  expect(say('1900', 'en')).toContain('nineteen hundred')
  expect(say('1905', 'en')).toContain('nineteen oh five')
  expect(say('2000', 'en')).toEqual(['two thousand'])
  expect(say('007', 'en')).toEqual(['zero zero seven'])
  expect(say('21st', 'en')).toEqual(['twenty first'])
  expect(say('12th.', 'en')).toEqual(['twelfth'])
  expect(say('1980s', 'en')).toEqual(['nineteen eighties'])
  expect(say('3.14', 'en')).toEqual(['three point one four'])
  expect(say('50%', 'en')).toEqual(['fifty percent'])
  expect(say('$5', 'en')).toEqual(['five dollars'])
  expect(say('$1.50', 'en')).toEqual(['one dollar fifty', 'one dollar and fifty cents'])
  expect(say('5:30', 'en')).toEqual(['five thirty'])
  expect(say('(5:05)', 'en')).toEqual(['five oh five'])
  expect(say('10–20', 'en')).toEqual(['ten to twenty'])
  expect(say('&', 'en')).toEqual(['and'])
})

test('returns the usual spoken forms of Spanish numbers', () => {
  expect(say('21', 'es')).toEqual(['veintiuno'])
  expect(say('45', 'es')).toEqual(['cuarenta y cinco'])
  expect(say('100', 'es')).toEqual(['cien'])
  expect(say('1984', 'es-MX')).toEqual(['mil novecientos ochenta y cuatro'])
  expect(say('21.000', 'es')).toEqual(['veintiún mil'])
  expect(say('1.000.000', 'es')).toEqual(['un millón'])
  expect(say('3,5', 'es')).toEqual(['tres coma cinco'])
  expect(say('50%', 'es')).toEqual(['cincuenta por ciento'])
  expect(say('5€', 'es')).toEqual(['cinco euros'])
  expect(say('3º', 'es')).toEqual(['tercero'])
  expect(say('2ª', 'es')).toEqual(['segunda'])
  expect(say('5:30', 'es')).toContain('cinco y media')
  expect(say('10-20', 'es')).toEqual(['diez a veinte'])
  expect(say('£1', 'es')).toEqual(['una libra'])
})

test('returns no forms for words and unknown languages, and digits for endless numbers', () => {
  expect(say('lamp', 'en')).toEqual([])
  expect(say('', 'en')).toEqual([])
  expect(say('B2B', 'en')).toEqual([])
  expect(say('1984', 'ja')).toEqual([])
  expect(say('9'.repeat(20), 'en')).toEqual([Array(20).fill('nine').join(' ')])
})

test('returns a form without empty words for every number', () => {
  fc.assert(
    fc.property(fc.nat({ max: 999_999_999 }), fc.constantFrom('en', 'es'), (value, language) => {
      const forms = spokenForms(String(value), { language })
      expect(forms.length).toBeGreaterThan(0)
      expect(forms.flat().every((word) => /^\p{L}+$/u.test(word))).toBe(true)
    }),
  )
})

test('includes the decimals', () => {
  expect(say('$5.5', 'en')).toContain('five dollars and fifty cents')
  expect(say('$5.05', 'en')).toContain('five dollars and five cents')
  expect(say('3.005', 'en')).toEqual(['three point zero zero five'])
  expect(say('5,5 €', 'es')).toEqual([])
  expect(say('5,5€', 'es')).toEqual(['cinco euros con cincuenta'])
  expect(say('3,05', 'es')).toEqual(['tres coma cero cinco'])
  expect(say('3,1416', 'es')).toEqual(['tres coma uno cuatro uno seis'])
})

test('returns no forms for words that are properties of every object', () => {
  for (const word of ['constructor', 'toString', 'valueOf', '__proto__', 'hasOwnProperty'])
    for (const language of ['en', 'es']) expect(spokenForms(word, { language })).toEqual([])
})

test('returns a new array on each call', () => {
  spokenForms('&', { language: 'en' })[0]?.push('changed')
  expect(say('&', 'en')).toEqual(['and'])
})

test('returns forms of plain words for any text, in linear time', () => {
  const figures = fc.stringMatching(/^[($£€]{0,2}[0-9]{1,20}[.,:%–-]{0,2}[0-9]{0,20}[%ºªstndrh.]{0,3}$/)
  fc.assert(
    fc.property(fc.oneof(figures, fc.string()), fc.constantFrom('en', 'es', 'de', ''), (word, language) => {
      for (const form of spokenForms(word, { language })) {
        expect(form.length).toBeGreaterThan(0)
        for (const each of form) expect(each).toMatch(/^[\p{Ll}']+$/u)
      }
    }),
  )
  const nines = '9'.repeat(100_000)
  for (const word of [nines, `$5.${nines}`, `5,${nines}€`, `${'.'.repeat(200_000)}x`, `${'"'.repeat(200_000)}5`])
    for (const language of ['en', 'es']) expect(spokenForms(word, { language }).length).toBeLessThan(4)
})
