import { describe, expect, test } from 'vitest'
import { languageDirection } from './language-direction'

/** Uses the platform's own table. */
const scriptOf = (tag: string) => new Intl.Locale(tag).maximize().script ?? ''
const runsFromRight = (script: string) => /^(Adlm|Arab|Armi|Avst|Hebr|Mand|Nkoo|Rohg|Samr|Syrc|Thaa)$/.test(script)
const letters = Array.from('abcdefghijklmnopqrstuvwxyz')

describe('languageDirection', () => {
  test('returns rtl for right-to-left languages, with and without a country, in any spelling', () => {
    for (const tag of [
      'ar',
      'arz',
      'ary',
      'prs',
      'ckb',
      'ks',
      'he',
      'iw',
      'fa-IR',
      'ur',
      'yi',
      'ps',
      'sd',
      'dv',
      'AR_eg',
    ]) {
      expect([tag, languageDirection(tag)]).toEqual([tag, 'rtl'])
    }
    for (const tag of ['en', 'es-MX', 'zh-Hant-TW', 'arn', 'ku', 'pa', 'az', 'uz', 'ms', '', 'x', '-', 'arabic']) {
      expect([tag, languageDirection(tag)]).toEqual([tag, 'ltr'])
    }
  })

  test('lets a script override the country, and a country the language', () => {
    for (const tag of ['az-Arab', 'pa-Arab-IN', 'pa-PK', 'ku_IQ', 'uz-AF', 'en-Hebr', 'ug-Arab-KZ', 'ur-Aran']) {
      expect([tag, languageDirection(tag)]).toEqual([tag, 'rtl'])
    }
    for (const tag of ['ar-Latn', 'ar-latn-EG', 'ks-Deva', 'pa-Guru-PK', 'sd-IN', 'ug-KZ', 'he-Latn']) {
      expect([tag, languageDirection(tag)]).toEqual([tag, 'ltr'])
    }
  })

  test('ignores extensions of the tag', () => {
    expect(languageDirection('en-x-arab')).toBe('ltr')
    expect(languageDirection('ar-x-latn')).toBe('rtl')
  })

  test('agrees with the platform for every two-letter language, alone and in every country', () => {
    const wrong: string[] = []
    const pairs = letters.flatMap((first) => letters.map((second) => first + second))
    for (const language of pairs.filter((code) => scriptOf(code) !== '' && code !== 'ae')) {
      for (const tag of [language, ...pairs.map((country) => `${language}-${country}`)]) {
        if ((languageDirection(tag) === 'rtl') !== runsFromRight(scriptOf(tag))) wrong.push(tag)
      }
    }
    expect(wrong).toEqual([])
  })
})
