import { expect, test } from 'vitest'
import { composeAlignment } from './compose-alignment'

const timed = (text: string, word: string, startTime: number, endTime: number, confidence = 0.9) => {
  const start = text.indexOf(word)
  return { start, end: start + word.length, startTime, endTime, confidence }
}

test('keeps unspoken words in place, with a dash between them', () => {
  const text = 'Title — here Mary came * home'
  const composed = composeAlignment(text, 'en', {
    words: [timed(text, 'Mary', 1, 1.5), timed(text, 'came', 1.5, 2), timed(text, 'home', 2.25, 3)],
    speechNotInText: [{ startTime: 0, endTime: 0.75 }],
    textNotSpoken: [{ start: 0, end: 12 }],
  })
  expect(composed).toEqual({
    words: [
      { word: 'Title', start: null, end: null, confidence: 0 },
      { word: '—', start: null, end: null, confidence: 0 },
      { word: 'here', start: null, end: null, confidence: 0 },
      { word: 'Mary', start: 1, end: 1.5, confidence: 0.9 },
      { word: 'came', start: 1.5, end: 2, confidence: 0.9 },
      { word: '*', start: null, end: null, confidence: 0 },
      { word: 'home', start: 2.25, end: 3, confidence: 0.9 },
    ],
    speechNotInText: [{ start: 0, end: 0.75 }],
    textNotSpoken: [{ from: 0, to: 3 }],
  })
})

test('reports a token without letters as unspoken only if the engine does', () => {
  const text = '*** Mary *** came'
  const words = [timed(text, 'Mary', 1, 1.5), timed(text, 'came', 1.5, 2)]
  const unspoken = (textNotSpoken: { start: number; end: number }[]) =>
    composeAlignment(text, 'en', { words, speechNotInText: [], textNotSpoken }).textNotSpoken
  expect(unspoken([])).toEqual([])
  expect(unspoken([{ start: 0, end: 3 }])).toEqual([{ from: 0, to: 1 }])
})

test('splits a range over two words by their letters, and joins two halves of a word', () => {
  const text = 'in the forest'
  const { words } = composeAlignment(text, 'en', {
    words: [timed(text, 'in the', 0, 1), timed(text, 'for', 1, 1.25, 0.4), timed(text, 'est', 1.25, 2, 0.8)],
    speechNotInText: [],
    textNotSpoken: [],
  })
  expect(words).toEqual([
    { word: 'in', start: 0, end: 0.4, confidence: 0.9 },
    { word: 'the', start: 0.4, end: 1, confidence: 0.9 },
    { word: 'forest', start: 1, end: 2, confidence: 0.6 },
  ])
})

test('does not count Chinese punctuation as a word, and gives it no time', () => {
  const text = '你好，世界。'
  const { words } = composeAlignment(text, 'zh-CN', {
    words: [timed(text, '你好，', 0, 1), timed(text, '世界。', 1, 2)],
    speechNotInText: [],
    textNotSpoken: [],
  })
  expect(words).toEqual([
    { word: '你好', start: 0, end: 1, confidence: 0.9 },
    { word: '世界', start: 1, end: 2, confidence: 0.9 },
  ])
})
