import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalizeWord } from './normalize-word'

const en = { language: 'en' }
const letters = fc.oneof(fc.stringMatching(/^[a-z]{1,12}$/), fc.stringMatching(/^[\p{Ll}]{1,12}$/u))
const punctuation = fc
  .array(fc.constantFrom(...'. , ; : ! ? … " “ ” ‘ ’ \' ( ) [ ] { } « » - – — _ * / ¿ ¡ 、 。 「 」'.split(' ')), {
    maxLength: 4,
  })
  .map((all) => all.join(''))

describe('normalizeWord', () => {
  it('returns the same form for a word with and without punctuation around it [SYNC-005]', () => {
    fc.assert(
      fc.property(letters, punctuation, punctuation, (word, before, after) => {
        expect(normalizeWord(before + word + after, en)).toBe(normalizeWord(word, en))
        expect(normalizeWord(before + word + after, en)).not.toMatch(/[\p{P}\p{S}]/u)
      }),
    )
  })

  it('returns the same form in upper and lower case [SYNC-006]', () => {
    fc.assert(
      fc.property(letters, (word) => {
        expect(normalizeWord(word.toUpperCase(), en)).toBe(normalizeWord(word, en))
      }),
    )
    expect(normalizeWord('ŉ', en)).toBe('n')
    expect(normalizeWord('ʼN', en)).toBe('n')
    expect(normalizeWord('STRASSE', { language: 'de' })).toBe(normalizeWord('Straße', { language: 'de' }))
    expect(normalizeWord('ΛΌΓΟΣ', { language: 'el' })).toBe(normalizeWord('λόγος', { language: 'el' }))
    expect(normalizeWord('IŞIK', { language: 'tr' })).toBe('ışık')
    expect(normalizeWord('İyi', { language: 'tr' })).toBe('iyi')
  })

  it('returns the same form for a hyphenated and an unhyphenated word, for any hyphen [SYNC-007]', () => {
    fc.assert(
      fc.property(
        letters,
        letters,
        fc.constantFrom('-', '\u2010', '\u2011', '\u00ad', '-\n'),
        (first, second, hyphen) => {
          expect(normalizeWord(first + hyphen + second, en)).toBe(normalizeWord(first + second, en))
        },
      ),
    )
  })

  it('does not change a normalised word', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom('en', 'tr', 'ar'), (word, language) => {
        const once = normalizeWord(word, { language })
        expect(normalizeWord(once, { language })).toBe(once)
      }),
    )
  })

  it('does not change the rest of a letter that decomposes into a mark', () => {
    for (const letter of ['\u{10781}', '\u02d0', '\u0149']) {
      const once = normalizeWord(`a${letter}`, en)
      expect(normalizeWord(once, en)).toBe(once)
    }
  })

  it('returns an empty text for dashes, dots and asterisks', () => {
    for (const word of ['—', '…', '***', '-', '"', '', ' ']) expect(normalizeWord(word, en)).toBe('')
  })

  it('unifies ligatures, full width, tatweel and vowel signs, and keeps accents [SYNC-008]', () => {
    expect(normalizeWord('ﬁnd', en)).toBe('find')
    expect(normalizeWord('Ｌｅｃｔｅｒｎ', en)).toBe('lectern')
    expect(normalizeWord('كِتَـــاب', { language: 'ar' })).toBe('كتاب')
    expect(normalizeWord('שָׁלוֹם', { language: 'he' })).toBe('שלום')
    expect(normalizeWord('Café', { language: 'fr' })).toBe('café')
    expect(normalizeWord('Cafe\u0301', { language: 'fr' })).toBe('café')
  })
})
