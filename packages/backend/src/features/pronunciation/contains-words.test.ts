import { expect, test } from 'vitest'
import { containsWords } from './contains-words'

test.each([
  ['He met her.', 'He', true],
  ['The others.', 'he', false],
  ['The others, and he.', 'he', true],
  ['he', 'he', true],
  ['HE', 'he', false],
  ['He’s here.', 'He', true],
  ['in New York.', 'New York', true],
  ['我住在北京。', '北京', true],
  ['𝄞he𝄞', 'he', true],
  ['𝒜he', 'he', false],
  ['nothing', 'he', false],
])('"%s" contains the word "%s": %s', (text, words, holds) => {
  expect(containsWords(text, words)).toBe(holds)
})
