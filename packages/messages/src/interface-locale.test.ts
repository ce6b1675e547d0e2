import { expect, it } from 'vitest'
import { defaultLocale, toInterfaceLocale } from './interface-locale'

it('is English when no language was chosen [I18N-001]', () => {
  expect(defaultLocale).toBe('en')
  expect(toInterfaceLocale(null)).toBe('en')
  expect(toInterfaceLocale(undefined)).toBe('en')
})

it('is Spanish for every Spanish tag', () => {
  for (const tag of ['es', 'ES', 'es-MX', 'es_ES', 'es-419']) expect(toInterfaceLocale(tag)).toBe('es')
})

it('is English for a language without texts', () => {
  for (const tag of ['zh', 'ar-EG', 'est', '', 'english']) expect(toInterfaceLocale(tag)).toBe('en')
})

it('is the first of several languages that has texts', () => {
  expect(toInterfaceLocale(null, 'fr-CA', 'es-MX', 'en')).toBe('es')
  expect(toInterfaceLocale('en', 'es')).toBe('en')
  expect(toInterfaceLocale('xx', 'fr')).toBe('en')
  expect(toInterfaceLocale()).toBe('en')
})
