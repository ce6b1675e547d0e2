import { expect, it } from 'vitest'
import { readSurroundings } from './surroundings'

it('mirrors the words with the direction until a language is chosen', () => {
  const turned = { direction: 'rtl', locale: 'auto' }
  expect(readSurroundings(turned, false)).toMatchObject({ direction: 'rtl', pseudo: 'mirrored' })
  expect(readSurroundings({ ...turned, locale: 'es' }, false)).toMatchObject({ locale: 'es', pseudo: null })
  expect(readSurroundings({ ...turned, direction: 'ltr' }, false)).toMatchObject({ locale: 'en', pseudo: null })
})

it('leaves a story its words that turns round itself', () => {
  const turned = { direction: 'rtl', locale: 'auto' }
  expect(readSurroundings(turned, false, { direction: 'rtl' })).toMatchObject({ direction: 'rtl', pseudo: null })
})
