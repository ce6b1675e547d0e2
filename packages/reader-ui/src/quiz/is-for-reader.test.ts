import { expect, test } from 'vitest'
import { isForReader } from './is-for-reader'

test('a medium without a language is for everyone, one with a language for its readers', () => {
  expect([null, '', ' '].map((language) => isForReader(language, 'en'))).toEqual([true, true, true])
  expect(isForReader('ES', 'es-mx')).toBe(true)
  expect(isForReader('es-MX', 'es')).toBe(true)
  expect(isForReader('e', 'es')).toBe(false)
  expect(isForReader('es', 'en')).toBe(false)
})
