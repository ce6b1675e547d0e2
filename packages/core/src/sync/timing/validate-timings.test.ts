import { describe, expect, it } from 'vitest'
import type { Rect } from '../../types'
import { validateTimings } from './validate-timings'

function timed(...times: [start: number | undefined, end: number | undefined][]): Rect[] {
  return times.map(([startTime, endTime], index) => ({
    id: `r${index}`,
    x: 0,
    y: 0,
    width: 9,
    height: 9,
    word: `w${index}`,
    ...(startTime === undefined ? {} : { startTime }),
    ...(endTime === undefined ? {} : { endTime }),
  }))
}

describe('validateTimings', () => {
  it('reports nothing for consecutive times, to the millisecond', () => {
    expect(validateTimings(timed([0, 0.001], [0.001, 0.3], [0.1 + 0.2, 1]), { duration: 1 })).toEqual([])
  })

  it.each([
    ['missing', timed([0, undefined])],
    ['missing', timed([undefined, undefined])],
    ['not-finite', timed([0, Number.NaN])],
    ['inverted', timed([2, 1])],
    ['too-short', timed([1, 1])],
    ['too-short', timed([1, 1.0005])],
    ['overlap', timed([0, 1], [0.9, 2])],
    ['overlap', timed([0, 5], [5, 6], [1, 2])],
    ['beyond-end', timed([8, 12])],
    ['beyond-end', timed([-1, 2])],
    ['beyond-end', timed([-3, -2])],
  ])('reports %s with the rect', (code, rects) => {
    expect(validateTimings(rects, { duration: 10 })).toMatchObject([
      { code, id: rects.at(-1)?.id, index: rects.length - 1 },
    ])
  })

  it('takes times for seconds, allows missing fields, and reports an end before its start [DATA-009]', () => {
    const bare: Rect = { id: 'bare', x: 0, y: 0, width: 9, height: 9 }
    expect(validateTimings(timed([1, 2], [2.125, 2.5]).map((rect) => ({ ...rect, pauseAfter: 0.75 })))).toEqual([])
    expect(validateTimings([bare, ...timed([3.5, 3.25])])).toMatchObject([
      { code: 'missing', id: 'bare' },
      { code: 'inverted', message: '"w0" ends at 3.25 s, before it starts at 3.5 s' },
    ])
  })

  it('reports at which end times leave the audio, even without its duration', () => {
    expect(validateTimings(timed([-0.5, 2])).map(({ message }) => message)).toEqual([
      '"w0" starts at -0.5 s, before the audio starts',
    ])
    expect(validateTimings(timed([-1e-9, 2]))).toEqual([])
    expect(validateTimings(timed([8, 12]), { duration: Number.NaN })).toEqual([])
  })

  it('allows the rects of a sentence to share its time', () => {
    expect(validateTimings(timed([0, 2], [0, 2]).map((rect) => ({ ...rect, sentenceId: 's' })))).toEqual([])
    expect(validateTimings(timed([0, 2], [0, 2]))).toMatchObject([{ code: 'overlap' }])
  })
})
