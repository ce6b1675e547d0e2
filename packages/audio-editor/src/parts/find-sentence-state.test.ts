import { expect, it } from 'vitest'
import { findSentenceState, type ChapterStates } from './find-sentence-state'
import { listSentences } from './list-sentences'

const voice = { voiceId: 'robin', modelId: 'm', voiceSettings: {} }
const sentences = listSentences(
  { pageVariationId: 1, textSegments: [{ ...voice, text: 'It shone. It waved. Hush.', rects: [] }] },
  'en',
)
const states = (chapter: Partial<ChapterStates>) =>
  sentences.map((sentence) =>
    findSentenceState(sentence, {
      isRecording: false,
      hasFailed: false,
      unspoken: [{ pageVariationId: 1, text: 'Hush.' }],
      changed: new Map([[1, [{ start: 10, end: 19 }]]]),
      ...chapter,
    }),
  )

it('tells spoken, changed and missing sentences apart', () => {
  expect(states({})).toEqual(['spoken', 'changed', 'missing'])
})

it('takes a missing sentence as failed after an attempt that failed', () => {
  expect(states({ hasFailed: true })).toEqual(['spoken', 'changed', 'failed'])
})

it('misses no sentence of a recording, which no voice has to speak', () => {
  expect(states({ isRecording: true })).toEqual(['recorded', 'changed', 'recorded'])
})
