import { expect, test } from 'vitest'
import { isBullet } from './is-bullet'

test('accepts every encoding and misreading of a bullet before a list item', () => {
  for (const mark of ['•', '▪', '\uF0B7', '*', '«']) expect(isBullet(mark, 'Two apples')).toBe(true)
})

test('refuses words, dashes, closed quotes, and marks by themselves', () => {
  expect(isBullet('A', 'loaf of bread')).toBe(false)
  expect(isBullet('—', 'Hola')).toBe(false)
  expect(isBullet('«', 'Bonjour », dit-il')).toBe(false)
  expect(isBullet('*', '')).toBe(false)
})
