import { expect, test } from 'vitest'
import { writeExcerpt } from './write-excerpt'

const wordsOf = (text: string) => text.split(' ').map((word) => ({ text: word, spaceAfter: true }))

test('an excerpt is the page if it is short, and ends at a word with an ellipsis if not', () => {
  expect(writeExcerpt([])).toBe('')
  expect(writeExcerpt(wordsOf('The owl sleeps.'))).toBe('The owl sleeps.')
  const long = writeExcerpt(wordsOf('The owl sleeps by day. '.repeat(10).trim()))
  expect(long).toMatch(/^The owl sleeps by day\. .*[a-z.]…$/)
  expect(long.length).toBeLessThanOrEqual(81)
  expect(
    writeExcerpt([
      { text: '猫', spaceAfter: false },
      { text: '狗', spaceAfter: false },
    ]),
  ).toBe('猫狗')
})
