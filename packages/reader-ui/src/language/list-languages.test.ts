import { expect, it } from 'vitest'
import { listLanguages } from './list-languages'

it('lists en, es and zh first, the others by their displayed names', () => {
  // Čeština, Deutsch, Suomi, Русский: their codes would sort differently.
  expect(listLanguages(['ru', 'fi', 'de', 'zh', 'cs', 'en', 'es', 'fi'])).toEqual([
    'en',
    'es',
    'zh',
    'cs',
    'de',
    'fi',
    'ru',
  ])
  expect(listLanguages(['sv', 'hr', 'de'])).toEqual(['de', 'hr', 'sv'])
  expect(listLanguages(['fi', 'hu', 'el'])).toEqual(['hu', 'fi', 'el'])
})

it('sorts an invalid language tag by its code', () => {
  expect(listLanguages(['old spelling!', 'de', 'en'])).toEqual(['en', 'de', 'old spelling!'])
})
