import { expect, it } from 'vitest'
import type { Rect } from '@lectern/core/geometry'
import { placeRects } from '../editor/placed-rect'
import { listTimeSpans } from './list-time-spans'
import { readLoudness } from './read-loudness'
import { retimeRects } from './retime-rects'

const box = { x: 0, y: 0, width: 9, height: 9 }
const timed = (word: string, startTime: number, endTime: number, more: Partial<Rect> = {}): Rect => ({
  id: word,
  ...box,
  word,
  startTime,
  endTime,
  ...more,
})
const words = (rects: readonly Rect[]) => placeRects({ pageVariationId: 7, kind: 'rectsByWords' }, rects)

it('lists timed rects in the order of the narration, and lines of one sentence as one', () => {
  const spans = listTimeSpans(
    words([
      timed('late', 5, 6),
      { id: 'untimed', ...box },
      timed('Good', 1, 2, { sentenceId: 's' }),
      timed('night', 1, 2, { sentenceId: 's' }),
      timed('moon', 2, 3, { sentenceId: 't' }),
    ]),
  )
  expect(spans.map(({ text, start, rects }) => [text, start, rects.length])).toEqual([
    ['Good night', 1, 2],
    ['moon', 2, 1],
    ['late', 5, 1],
  ])
})

it('gives moved spans their times by hand, for the narration that is known or the one they had', () => {
  const spans = listTimeSpans(
    words([timed('Good', 1, 2, { timing: { source: 'matched', narration: 'old' } }), timed('moon', 2, 3)]),
  )
  const moved = [{ id: '7/rectsByWords/Good', start: 1, end: 2.2 }]
  const timing = (narration: string | undefined) =>
    retimeRects(moved, { spans, narrationOf: () => narration }).map(({ rect }) => [rect.endTime, rect.timing])
  expect(timing('new')).toEqual([[2.2, { source: 'manual', narration: 'new' }]])
  expect(timing(undefined)).toEqual([[2.2, { source: 'manual', narration: 'old' }]])
})

it('reads the loudness in steps of 8 ms', () => {
  const levels = [0.002, 0.008].map((secondsPerPeak) => ({
    secondsPerPeak,
    bounds: Int16Array.from([-5, 3, -32_768, 9, 0, 0]),
  }))
  expect(readLoudness({ seconds: 1, levels })).toEqual({
    secondsPerPeak: 0.008,
    values: Int16Array.from([5, 32_767, 0]),
  })
  expect(readLoudness({ seconds: 0, levels: [] })).toBeNull()
})
