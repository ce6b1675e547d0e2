import { expect, it } from 'vitest'
import { chooseAccent } from './choose-accent'

it('returns #597DCE for a book without a primary colour [CONST-001]', () => {
  for (const missing of [undefined, null, '']) expect(chooseAccent(missing)).toBe('#597DCE')
})

it('returns it for invalid colours, and keeps every valid one', () => {
  expect(chooseAccent('red; background: url(x)')).toBe('#597DCE')
  expect(chooseAccent('#fd7e1d')).toBe('#fd7e1d')
  expect(chooseAccent('#abc')).toBe('#abc')
})

it('returns the first valid colour of several', () => {
  expect(chooseAccent(null, 'orange', '#abc', '#fd7e1d')).toBe('#abc')
  expect(chooseAccent('orange', undefined)).toBe('#597DCE')
  expect(chooseAccent()).toBe('#597DCE')
})
