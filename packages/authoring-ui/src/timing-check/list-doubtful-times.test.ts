import { expect, it } from 'vitest'
import type { Rect } from '@lectern/core/geometry'
import { placeRects } from '../editor/placed-rect'
import { listTimeSpans } from '../waveform/list-time-spans'
import { listDoubtfulTimes } from './list-doubtful-times'

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

it('lists doubtful times with the gravest reason, overlaps first', () => {
  const matched = (confidence: number) => ({ timing: { source: 'matched' as const, confidence } })
  const spans = listTimeSpans(
    words([
      timed('plain', 0, 0.4, matched(1)),
      timed('guess', 0.4, 0.8, { timing: { source: 'estimated' } }),
      timed('other', 0.8, 1.2, matched(0.4)),
      timed('slow', 1.2, 3.2, matched(1)),
      timed('quickly', 3.2, 3.25, matched(1)),
      timed('again', 3.25, 3.7, matched(1)),
      timed('twice', 3.5, 4, matched(1)),
      timed('byhand', 4, 4.02, { timing: { source: 'manual' } }),
    ]),
  )
  expect(listDoubtfulTimes(spans).map(({ span, reason }) => [span.text, reason])).toEqual([
    ['twice', 'overlap'],
    ['quickly', 'too-fast'],
    ['slow', 'too-slow'],
    ['other', 'low-confidence'],
    ['guess', 'estimated'],
  ])
  expect(listDoubtfulTimes([])).toEqual([])
})
