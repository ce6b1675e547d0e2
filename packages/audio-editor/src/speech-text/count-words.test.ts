import { expect, it } from 'vitest'
import { countSpokenWords } from './count-words'

const rects = ['Well-', 'being', 'isn’t', '3,500', '7'].map((word, index) => ({
  id: String(index),
  x: 100 + index * 90,
  y: 40,
  width: 80,
  height: 20,
  word,
}))
const built = 'Well-being isn’t 3,500 7'

it('counts the words of a page as the other steps do', () => {
  expect(countSpokenWords(rects, { built, text: built, language: 'en' })).toBe(5)
  expect(countSpokenWords(rects, { built: undefined, text: '', language: 'en' })).toBe(5)
  expect(countSpokenWords([], { built: '', text: '', language: 'en' })).toBe(0)
})

it('adds the words that the author writes into the text, and subtracts those that are removed', () => {
  expect(countSpokenWords(rects, { built, text: `${built} Not afraid`, language: 'en' })).toBe(7)
  expect(countSpokenWords(rects, { built, text: 'isn’t 3,500 7', language: 'en' })).toBe(3)
})
