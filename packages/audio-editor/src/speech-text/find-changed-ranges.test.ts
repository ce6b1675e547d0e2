import type { Rect, TextSegment } from '@lectern/core/text'
import { expect, test } from 'vitest'
import { findChangedRanges } from './find-changed-ranges'

const voice = { voiceId: 'anna', modelId: 'm', voiceSettings: {} }

const segmentOf = (text: string, words: readonly string[], from = 0): TextSegment => ({
  ...voice,
  text,
  rects: words.map((word, at): Rect => ({ id: `r${from + at}`, x: at * 50, y: 0, width: 40, height: 20, word })),
})

const find = (segments: readonly TextSegment[], stale: readonly (readonly string[])[]) => {
  const text = segments.map((segment) => segment.text).join('')
  return findChangedRanges(segments, stale).map(({ start, end }) => text.slice(start, end))
}

test('finds the text of changed sentences, and joins neighbours', () => {
  const segments = [segmentOf('It rained. The lamp waved. Dusk.', ['It', 'rained.', 'The', 'lamp', 'waved.', 'Dusk.'])]
  expect(find(segments, [['r2', 'r3', 'r4']])).toEqual(['The lamp waved.'])
  expect(
    find(segments, [
      ['r0', 'r1'],
      ['r2', 'r3', 'r4'],
    ]),
  ).toEqual(['It rained. The lamp waved.'])
  expect(find(segments, [['r0', 'r1'], ['r5']])).toEqual(['It rained.', 'Dusk.'])
  expect(find(segments, [])).toEqual([])
})

test('finds a sentence that two voices speak, and a word merged at a line end', () => {
  const segments = [
    segmentOf('“Stop!” ', ['“Stop!”']),
    segmentOf('she said example.', ['she', 'said', 'example.', ''], 1),
  ]
  expect(find(segments, [['r0', 'r1', 'r2', 'r3', 'r4']])).toEqual(['“Stop!” she said example.'])
})
