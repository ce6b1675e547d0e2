import { expect, expectTypeOf, it } from 'vitest'
import { createTranslate } from './create-translate'
import { createFormatText } from './format-text'
import type { Shape, Value } from './message'

const en = {
  play: 'Play',
  page: 'Page {page} of {total}',
  words: { one: '{count} word', other: '{count} words' },
  named: 'By {name}',
} as const
const es = {
  play: 'Reproducir',
  page: 'Página {page} de {total}',
  words: { one: '{count} palabra', many: '{count} de palabras', other: '{count} palabras' },
  named: 'De {name}',
} satisfies Shape<typeof en>

it('fills in parameters and formats numbers by the locale', () => {
  expect(createTranslate<typeof en>('es', es)('page', { page: 1, total: 12345 })).toBe('Página 1 de 12.345')
  expect(createTranslate('en', en)('page', { page: 1, total: 12345 })).toBe('Page 1 of 12,345')
})

it('chooses the plural form by the locale, and "other" when a form is missing', () => {
  const english = createTranslate('en', en)
  expect([0, 1, 2].map((count) => english('words', { count }))).toEqual(['0 words', '1 word', '2 words'])
  expect(createTranslate<typeof en>('es', es)('words', { count: 1_000_000 })).toBe('1.000.000 de palabras')
  expect(createTranslate<typeof en>('es', { ...es, words: en.words })('words', { count: 1_000_000 })).toBe(
    '1.000.000 words',
  )
})

it('inserts a parameter literally, braces and dollar signs included', () => {
  expect(createTranslate('en', en)('named', { name: '$& {page}' })).toBe('By $& {page}')
})

it('formats a list by the locale', () => {
  const [english, spanish] = [createTranslate('en', en), createTranslate<typeof en>('es', es)]
  expect(english('named', { name: ['Ada'] })).toBe('By Ada')
  expect(english('named', { name: ['Ada', 'Mary', 'Inés'] })).toBe('By Ada, Mary, and Inés')
  expect(spanish('named', { name: ['Ada', 'Mary', 'Inés'] })).toBe('De Ada, Mary e Inés')
  expect(spanish('named', { name: [3, 12_345] })).toBe('De 3 y 12.345')
})

it('throws with the key or the parameter that is missing', () => {
  const t = createFormatText('en', en)
  expect(() => t('stop')).toThrow('"stop" is missing in en')
  expect(() => t('page', { page: 1 })).toThrow('"page" needs "total"')
})

it('infers its keys and parameters from the catalogue', () => {
  const t = createTranslate('en', en)
  expectTypeOf(t<'page'>).parameters.toEqualTypeOf<['page', Readonly<Record<'page' | 'total', Value>>]>()
  expectTypeOf(t<'play'>).parameters.toEqualTypeOf<['play']>()
})
