import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createGlossaryMatcher } from './index'

const languages = fc.constantFrom('en', 'es', 'fr', 'de', 'ru', 'tr', 'zh', 'th', 'ar', 'ko', 'xx', '')
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc.constantFrom(
    'wolf',
    'wolves',
    'black',
    'hole',
    'holes',
    'l’eau',
    '火',
    '山',
    '火山',
    'vol-',
    'cano',
    'ÉCOLE',
    '\u00ad',
    '~',
  ),
)
const word = fc.oneof(
  text,
  fc.tuple(text, text).map((pair) => pair.join(' ')),
)
const glossary = fc
  .array(fc.record({ word, lang: languages, forms: fc.array(text, { maxLength: 2 }) }), { maxLength: 8 })
  .map((entries) => entries.map((entry, id) => ({ ...entry, id })))
const page = fc.array(text, { maxLength: 30 })

test('places are in order, on the page, apart, and each has entries in the language of the page', () => {
  fc.assert(
    fc.property(glossary, page, languages, (entries, words, language) => {
      let before = -1
      for (const { firstWord, lastWord, entryIds } of createGlossaryMatcher(entries, { language })(words)) {
        expect(firstWord).toBeGreaterThan(before)
        expect(lastWord).toBeGreaterThanOrEqual(firstWord)
        expect(lastWord).toBeLessThan(words.length)
        expect(entryIds.length).toBeGreaterThan(0)
        expect(new Set(entryIds).size).toBe(entryIds.length)
        for (const id of entryIds) expect(entries[id]?.lang).toBe(language)
        before = lastWord
      }
    }),
  )
})

test('every entry of letters is found where a page has it as it is written', () => {
  const letters = fc.stringMatching(/^[a-zäéñ]{2,8}$/)
  fc.assert(
    fc.property(
      fc.array(letters, { minLength: 1, maxLength: 3 }),
      fc.constantFrom('en', 'es', 'de', 'fr'),
      (parts, lang) => {
        const find = createGlossaryMatcher([{ id: 1, word: parts.join(' '), lang }], { language: lang })
        const found = find(['—', ...parts.map((part) => `“${part.toUpperCase()},”`), '—'])
        expect(found[0]).toEqual({ firstWord: 1, lastWord: parts.length, entryIds: [1] })
      },
    ),
  )
})

test('another entry never hides one, unless a longer one covers its place', () => {
  fc.assert(
    fc.property(glossary, page, fc.nat(), languages, (entries, words, choice, language) => {
      fc.pre(entries.length > 1)
      const left = entries.filter((_entry, index) => index !== choice % entries.length)
      const covered = new Set<number>()
      for (const { firstWord, lastWord } of createGlossaryMatcher(entries, { language })(words)) {
        for (let index = firstWord; index <= lastWord; index += 1) covered.add(index)
      }
      for (const { firstWord } of createGlossaryMatcher(left, { language })(words).slice(0, 1)) {
        expect(covered.has(firstWord)).toBe(true)
      }
    }),
  )
})
