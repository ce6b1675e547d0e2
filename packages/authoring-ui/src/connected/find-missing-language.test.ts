import { expect, it } from 'vitest'
import { findMissingLanguage } from './find-missing-language'

const english = { variation: 'en' }
const chapter = { variations: [] }
const find = (variation: string | null, found: { variation: string } | undefined, step: 'voice' | 'sync' = 'voice') =>
  findMissingLanguage({ step, variation }, chapter, found, 'de')

it('is the language of the address if another one was found instead', () => {
  expect(find('es', english)).toBe('es')
  expect(find('en', english)).toBeNull()
  expect(find(null, english)).toBeNull()
})

it('is the language of the book if the chapter is in none and the address names none', () => {
  expect(find(null, undefined)).toBe('de')
  expect(find('es', undefined)).toBe('es')
})

it('is null on other steps and without a chapter', () => {
  expect(find('es', english, 'sync')).toBeNull()
  expect(findMissingLanguage({ step: 'voice', variation: 'es' }, undefined, undefined, 'de')).toBeNull()
})
