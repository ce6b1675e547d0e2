import { expect, it } from 'vitest'
import { listSentences } from '../parts/list-sentences'
import { listNarratedSentences } from './list-narrated-sentences'
import { listNarratedWords } from './list-narrated-words'

const rect = (id: string, word: string, startTime?: number, endTime?: number) => ({
  id,
  x: 0,
  y: 0,
  width: 1,
  height: 1,
  word,
  ...(startTime === undefined ? {} : { startTime }),
  ...(endTime === undefined ? {} : { endTime }),
})

const timed = [
  rect('a', 'The', 1, 1.3),
  rect('b', 'sea', 1.3, 2),
  rect('c', 'shone.', 2, 3),
  rect('d', 'Yes.'),
  rect('e', 'The', 5, 6),
]
const spoken = {
  pageVariationId: 7,
  textSegments: [
    {
      text: 'The sea shone. Yes. The end.',
      // The text keeps the words as they were when it was built.
      rects: timed.map(({ id, word }) => rect(id, word)),
      voiceId: 'v',
      modelId: 'm',
      voiceSettings: {},
    },
  ],
}

it('gives words their place in the text and their time', () => {
  const words = listNarratedWords(timed, spoken)
  expect(words.map(({ id, from, to, start }) => [id, from, to, start])).toEqual([
    ['7/a', 0, 3, 1],
    ['7/b', 4, 7, 1.3],
    ['7/c', 8, 14, 2],
    ['7/e', 20, 23, 5],
  ])
})

it('gives sentences the time from their first word to their last, and none to those without', () => {
  const sentences = listNarratedSentences(listNarratedWords(timed, spoken), listSentences(spoken, 'en'))
  expect(sentences.map(({ text, from, start, end }) => [text, from, start, end])).toEqual([
    ['The sea shone.', 0, 1, 3],
    ['The end.', 20, 5, 6],
  ])
})

it('leaves out words that the author took from the text', () => {
  const edited = { ...spoken, textSegments: spoken.textSegments.map((each) => ({ ...each, text: 'The sea.' })) }
  expect(listNarratedWords(timed, edited).map(({ text }) => text)).toEqual(['The', 'sea'])
})
