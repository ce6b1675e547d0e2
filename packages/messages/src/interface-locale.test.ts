import { expect, it } from 'vitest'
import { defaultLocale, toInterfaceLocale } from './interface-locale'

it('speaks English where no language was chosen [I18N-001]', () => {
  expect(defaultLocale).toBe('en')
  expect(toInterfaceLocale(null)).toBe('en')
  expect(toInterfaceLocale(undefined)).toBe('en')
})

it('finds Spanish under each of its tags', () => {
  for (const tag of ['es', 'ES', 'es-MX', 'es_ES', 'es-419']) expect(toInterfaceLocale(tag)).toBe('es')
})

it('speaks English in place of a language it does not know', () => {
  for (const tag of ['zh', 'ar-EG', 'est', '', 'english']) expect(toInterfaceLocale(tag)).toBe('en')
})

it('takes the first of several languages that it speaks', () => {
  expect(toInterfaceLocale(null, 'fr-CA', 'es-MX', 'en')).toBe('es')
  expect(toInterfaceLocale('en', 'es')).toBe('en')
  expect(toInterfaceLocale('xx', 'fr')).toBe('en')
  expect(toInterfaceLocale()).toBe('en')
})
