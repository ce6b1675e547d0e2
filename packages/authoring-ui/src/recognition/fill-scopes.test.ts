import { expect, it } from 'vitest'
import { fillScopes } from './fill-scopes'

const at = { x: 0, y: 0, width: 10, height: 10 }
const words = [
  { id: 'a', ...at, word: 'It' },
  { id: 'b', ...at, word: 'rained.' },
]
const sentences = [{ id: 's', ...at, word: 'It rained.', sentenceId: 'first' }]
const en = { language: 'en' }

it('gives a page without words both words and sentences', () => {
  expect(fillScopes({ kind: 'sentence', words, sentences }, [], en)).toEqual([
    { kind: 'rectsByWords', rects: words },
    { kind: 'rects', rects: sentences },
  ])
})

it('keeps the words of a page and gives its sentences their times [OCR-001]', () => {
  const standing = words.map((word, index) => ({ ...word, startTime: index, endTime: index + 1 }))
  expect(fillScopes({ kind: 'sentence', words, sentences }, standing, en)).toMatchObject([
    { kind: 'rects', rects: [{ ...sentences[0], startTime: 0, endTime: 2 }] },
  ])
  expect(fillScopes({ kind: 'sentence', words, sentences }, words, en)).toEqual([{ kind: 'rects', rects: sentences }])
})

it('replaces words only, whatever the page has [OCR-001]', () => {
  for (const standing of [[], words]) {
    expect(fillScopes({ kind: 'word', words, sentences }, standing, en)).toEqual([
      { kind: 'rectsByWords', rects: words },
    ])
  }
})
