import type { Rect } from '@lectern/core/text'
import { expect, it } from 'vitest'
import { findVoiceRanges } from './find-voice-ranges'
import { findWords } from './find-words'

const rect = (word: string, at: number): Rect => ({ id: `w${at}`, x: 0, y: 0, width: 1, height: 1, word })
const voice = { voiceId: 'robin', modelId: 'm', voiceSettings: {} }
const segments = [
  { ...voice, text: 'She said: ', rects: [rect('She', 0), rect('said:', 1)] },
  { ...voice, voiceId: 'clara', text: 'Hello there. ', rects: [rect('Hello', 2), rect('there.', 3)] },
]

it('finds the words that a part of the text touches, across segments', () => {
  expect(findWords(segments, { start: 5, end: 12 }).map(({ id }) => id)).toEqual(['w1', 'w2'])
  expect(findWords(segments, { start: 9, end: 10 })).toEqual([])
})

it('finds the parts with a voice of their own', () => {
  const page = { pageVariationId: 1, textSegments: segments }
  expect(findVoiceRanges(page, 'robin')).toEqual([{ start: 10, end: 22, voiceId: 'clara' }])
  expect(findVoiceRanges(page, 'clara')).toEqual([{ start: 0, end: 9, voiceId: 'robin' }])
})
