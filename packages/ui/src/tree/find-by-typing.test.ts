import { expect, it } from 'vitest'
import { findByTyping } from './find-by-typing'

const words = ['Cover', 'Chapter one', 'Chapter two', 'Índice', 'Closing words']

it('cycles through entries with the same first letter', () => {
  expect(findByTyping(words, 0, 'c')).toBe(1)
  expect(findByTyping(words, 1, 'cc')).toBe(2)
  expect(findByTyping(words, 2, 'ccc')).toBe(4)
  expect(findByTyping(words, 4, 'c')).toBe(0)
})

it('matches several letters and stays on a matching entry', () => {
  expect(findByTyping(words, 1, 'ch')).toBe(1)
  expect(findByTyping(words, 0, 'CHAPTER T')).toBe(2)
  expect(findByTyping(words, 4, 'ín')).toBe(3)
  expect(findByTyping(words, 4, 'IN')).toBe(3)
  expect(findByTyping(['Straße', 'Øre'], 0, 'ore')).toBe(1)
})

it('finds nothing without a match', () => {
  expect(findByTyping(words, 0, 'x')).toBeNull()
  expect(findByTyping(words, 0, '')).toBeNull()
  expect(findByTyping([], 0, 'a')).toBeNull()
})
