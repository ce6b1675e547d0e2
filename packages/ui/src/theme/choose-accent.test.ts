import { expect, it } from 'vitest'
import { chooseAccent } from './choose-accent'

it('takes #597DCE for a book that names no primary colour [CONST-001]', () => {
  for (const missing of [undefined, null, '']) expect(chooseAccent(missing)).toBe('#597DCE')
})

it('takes it for what is no colour too, and keeps every other', () => {
  expect(chooseAccent('red; background: url(x)')).toBe('#597DCE')
  expect(chooseAccent('#fd7e1d')).toBe('#fd7e1d')
  expect(chooseAccent('#abc')).toBe('#abc')
})

it('takes the first of several that is a colour', () => {
  expect(chooseAccent(null, 'orange', '#abc', '#fd7e1d')).toBe('#abc')
  expect(chooseAccent('orange', undefined)).toBe('#597DCE')
  expect(chooseAccent()).toBe('#597DCE')
})
