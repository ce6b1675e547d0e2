import { expect, it } from 'vitest'
import { countWords } from './count-words'

it('counts words without punctuation, in scripts without spaces too', () => {
  expect(countWords('“Not afraid,” said Nell.', 'en')).toBe(4)
  expect(countWords('  ', 'en')).toBe(0)
  expect(countWords('小さな家', 'ja')).toBeGreaterThan(1)
})
