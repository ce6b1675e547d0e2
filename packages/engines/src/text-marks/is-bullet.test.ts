import { expect, test } from 'vitest'
import { isBullet } from './is-bullet'

test('a mark before an item is a bullet, however it was encoded or read', () => {
  for (const mark of ['•', '▪', '\uF0B7', '*', '«']) expect(isBullet(mark, 'Two apples')).toBe(true)
})

test('words, dashes, quotes that are closed, and marks by themselves are none', () => {
  expect(isBullet('A', 'loaf of bread')).toBe(false)
  expect(isBullet('—', 'Hola')).toBe(false)
  expect(isBullet('«', 'Bonjour », dit-il')).toBe(false)
  expect(isBullet('*', '')).toBe(false)
})
