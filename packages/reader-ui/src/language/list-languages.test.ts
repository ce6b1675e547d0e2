import { expect, it } from 'vitest'
import { listLanguages } from './list-languages'

it('lists en, es and zh first, the others by the name that is shown of them', () => {
  // Čeština, Deutsch, Suomi, Русский: their codes would stand otherwise.
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

it('takes a code that is no language tag by its letters', () => {
  expect(listLanguages(['old spelling!', 'de', 'en'])).toEqual(['en', 'de', 'old spelling!'])
})
