import { describe, expect, test } from 'vitest'
import { isRightToLeft } from './is-right-to-left'
import { describeLanguage, languages } from './describe-language'
import { orderLanguages } from '../book/order-languages'

describe('languages', () => {
  test('a language has a code, a name, its own name and a direction [DATA-024]', () => {
    expect(languages.find((language) => language.code === 'es')).toEqual({
      code: 'es',
      name: 'Spanish',
      native: 'Español',
      isRightToLeft: false,
    })
    expect(describeLanguage('ar-EG')).toEqual({ code: 'ar-EG', name: 'Arabic', native: 'العربية', isRightToLeft: true })
    expect(describeLanguage('tlh')).toEqual({ code: 'tlh', name: 'tlh', native: 'tlh', isRightToLeft: false })
  })

  test('the table is in menu order and lists every code once', () => {
    expect(orderLanguages(languages).slice(0, 3)).toEqual(languages.slice(0, 3))
    expect(new Set(languages.map(({ code }) => code)).size).toBe(languages.length)
  })

  test('a script overrides the language, and a region decides for languages with two scripts', () => {
    for (const code of ['ar', 'he', 'fa-IR', 'ur', 'yi', 'AR-EG', 'pa-Arab', 'pa-PK', 'ku_IQ']) {
      expect(isRightToLeft(code)).toBe(true)
    }
    for (const code of ['en', 'es', 'zh', 'ar-Latn', 'pa', 'ku', 'he-Latn', '', 'arn']) {
      expect(isRightToLeft(code)).toBe(false)
    }
  })

  test('codes without names are ordered by code', () => {
    expect(orderLanguages(['fr', 'zh', 'en', 'de', 'en'])).toEqual(['en', 'zh', 'de', 'fr'])
  })
})
