import { expect, test } from 'vitest'
import { makeWord } from '../fixtures/make-word'
import { cutSnippet } from './cut-snippet'

const words =
  'The fox saw the owl and the owl saw the fox in the wood behind the old mill by the brook before it was day.'
    .split(' ')
    .map((text, index) => makeWord({ key: `${index}`, text }))

test('cuts whole words around a hit and marks what is left out', () => {
  expect(cutSnippet(words, { firstWord: 4, lastWord: 4 })).toEqual({
    before: 'The fox saw the ',
    hit: 'owl',
    after: ' and the owl saw the fox in the wood behind the old mill by the brook before it was day.',
  })
  const { before, after } = cutSnippet(words, { firstWord: 20, lastWord: 21 })
  expect(before).toMatch(/^… \w/)
  expect(after).toBe(' it was day.')
})

test('puts no space where the page has none', () => {
  const characters = Array.from('月亮很大', (text, index) => makeWord({ key: `${index}`, text, spaceAfter: false }))
  expect(cutSnippet(characters, { firstWord: 1, lastWord: 2 })).toEqual({ before: '月', hit: '亮很', after: '大' })
})
