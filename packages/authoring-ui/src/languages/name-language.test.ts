import { expect, it, vi } from 'vitest'
import { findLanguageName, nameLanguage } from './name-language'

it('a language is named as the interface names it, with a capital', () => {
  expect(nameLanguage('es', 'en')).toBe('Spanish')
  expect(nameLanguage('es', 'es')).toBe('Español')
})

it('a language without a name is not dressed up as one: its code stands in capitals', () => {
  expect(nameLanguage('xq', 'en')).toBe('XQ')
  expect(findLanguageName('xq', 'en')).toBeNull()
  // As browsers do that know few names.
  vi.spyOn(Intl.DisplayNames.prototype, 'of').mockReturnValue('ba')
  expect(nameLanguage('ba', 'en')).toBe('BA')
  vi.restoreAllMocks()
})

it('a language whose name is written as its code is named all the same', () => {
  expect(nameLanguage('luo', 'en')).toBe('Luo')
  expect(nameLanguage('vai', 'en')).toBe('Vai')
  expect(findLanguageName('luo', 'en')).toBe('Luo')
})
