import { describe, expect, it } from 'vitest'
import { everyScreen } from './en/every-screen'
import { reader } from './en/reader'
import { studio } from './en/studio'
import { createFormatText } from './format-text'
import type { Message, Texts } from './message'
import { pseudoLocales, toPseudoTexts, type PseudoLocale } from './to-pseudo-texts'

const texts: Texts = { ...everyScreen, ...reader, ...studio }
const patternsOf = (message: Message) => (typeof message === 'string' ? [message] : Object.values(message))
const parametersOf = (pattern: string) => pattern.match(/\{\w+\}/g) ?? []
const made = (pattern: string, locale: PseudoLocale) => patternsOf(toPseudoTexts({ pattern }, locale)['pattern']!)[0]!

describe.each(pseudoLocales)('the pseudo-locale %s', (locale) => {
  const pseudo = toPseudoTexts(texts, locale)

  it('has every text, with its parameters in order and its plural forms', () => {
    expect(Object.keys(pseudo)).toEqual(Object.keys(texts))
    for (const [key, message] of Object.entries(texts)) {
      expect(patternsOf(pseudo[key]!).map(parametersOf)).toEqual(patternsOf(message).map(parametersOf))
    }
  })

  it('changes every text that has a letter', () => {
    const patterns = Object.values(texts).flatMap(patternsOf)
    const words = patterns.filter((pattern) => /[a-z]/i.test(pattern.replace(/\{\w+\}/g, '')))
    expect(words.filter((pattern) => made(pattern, locale) === pattern)).toEqual([])
  })

  it('keeps the parameters usable', () => {
    const format = createFormatText('en', toPseudoTexts({ page: 'Page {page} of {total}' }, locale))
    expect(format('page', { page: 4, total: 9 })).toMatch(/4.*9/)
  })
})

it('makes texts two fifths longer and puts them in brackets', () => {
  const text = 'The words on this page have not been put in order yet.'
  expect(made(text, 'long').length).toBeGreaterThan(text.length * 1.35)
  expect(made(text, 'long')).toMatch(/^\[.*\]$/)
  expect(made('Save', 'long').length).toBeGreaterThanOrEqual(8)
})

it('reverses each word in place', () => {
  expect(made('Save {name} now', 'mirrored')).toBe('\u202ESave\u202C {name} \u202Enow\u202C')
})
