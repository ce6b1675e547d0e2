import { expect, test } from 'vitest'
import { fillPlaceholders } from './fill-placeholders'

const links = new Map([['horn.wav', '/objects/horn']])
const rectsByWords = [
  { word: 'Which', startTime: 4, endTime: 4.5 },
  { word: '“Home?”', startTime: 5, endTime: 5.75 },
]
const context = { links, variations: [{ variation: 'en', rectData: { rectsByWords } }] }

test('replaces the names of files and words at any depth and leaves everything else', () => {
  const marks = { items: [{ content: 'file:horn.wav' }], at: { from: 'start:en:home', to: 'end:en:home' }, x: 1 }
  expect(fillPlaceholders(marks, context)).toEqual({
    items: [{ content: '/objects/horn' }],
    at: { from: 5, to: 5.75 },
    x: 1,
  })
})

test.each(['file:bell.wav', 'start:en:whale', 'end:es:home'])('names %s, which the story lacks', (text) => {
  expect(() => fillPlaceholders([text], context)).toThrow(text.split(':').at(text.startsWith('file') ? 1 : 0))
})
