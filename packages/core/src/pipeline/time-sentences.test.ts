import { expect, it } from 'vitest'
import { timeSentences } from './time-sentences'

const at = { x: 0, y: 0, width: 10, height: 10 }
const sentences = [
  { id: 'a', ...at, word: 'It rained.', sentenceId: 'first' },
  { id: 'b', ...at, word: 'The sea', sentenceId: 'second' },
  { id: 'c', ...at, word: 'was grey.', sentenceId: 'second' },
]
const timed = (word: string, startTime: number, endTime: number) => ({ id: word, ...at, word, startTime, endTime })

it('gives the rects of a sentence the time from its first word to its last, and others none', () => {
  const words = [timed('It', 1, 1.2), timed('rained.', 1.2, 1.8), { id: 'The', ...at, word: 'The' }]
  expect(timeSentences(sentences, words, { language: 'en' })).toMatchObject([
    { ...sentences[0], startTime: 1, endTime: 1.8 },
    ...sentences.slice(1),
  ])
  expect(timeSentences(sentences, words, { language: 'en' })[1]).toEqual(sentences[1])
  const all = [
    ...words.slice(0, 2),
    timed('The', 2, 2.2),
    timed('sea', 2.2, 2.6),
    timed('was', 2.6, 2.8),
    timed('grey.', 3, 3.5),
  ]
  const times = timeSentences(sentences, all, { language: 'en' }).map(({ startTime, endTime }) => [startTime, endTime])
  expect(times).toEqual([
    [1, 1.8],
    [2, 3.5],
    [2, 3.5],
  ])
})

it('removes the times of an earlier narration from sentences that are not spoken any more', () => {
  const matched = { source: 'matched', confidence: 1 } as const
  const old = sentences.map((rect) => ({ ...rect, startTime: 7, endTime: 9, pauseAfter: 0.5, timing: matched }))
  const words = [timed('It', 1, 1.2), timed('rained.', 1.2, 1.8)]
  const times = timeSentences(old, words, { language: 'en' })
  expect(times[0]).toMatchObject({ startTime: 1, endTime: 1.8, pauseAfter: 0.5 })
  expect(times.slice(1)).toEqual(sentences.slice(1).map((rect) => ({ ...rect, pauseAfter: 0.5 })))
})
