import type { CoachingPoint } from '@lectern/core/book'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toReaderPages } from '../book/to-reader-book'
import { findTimedPoint, listTimedPoints } from './timed-points'

const list = (coachingPoints: CoachingPoint[], language = 'en') =>
  listTimedPoints(toReaderPages([{ pageId: 7, page_number: 1, variations: [], coachingPoints }], language), language)

describe('listTimedPoints', () => {
  test('takes the times of the language, in the order of their starts', () => {
    const points: CoachingPoint[] = [
      {
        id: 'a',
        times: [
          { start: 8, end: 9 },
          { lang: 'es', start: 5, end: 6 },
        ],
      },
      { id: 'b', times: [{ lang: 'en', start: 1, end: 2 }] },
      { id: 'c', times: [{ lang: 'en', start: 1, end: 2 }], hiddenVariations: ['en'] },
      { id: 'd', times: null },
    ]
    expect(list(points).map(({ point, start }) => [point.id, start])).toEqual([
      ['b', 1],
      ['a', 8],
    ])
    expect(list(points, 'es').map(({ point, start }) => [point.id, start])).toEqual([['a', 5]])
    expect(list(points, 'fr')).toEqual([])
  })

  test('leaves out impossible times, whatever they are', () => {
    fc.assert(
      fc.property(fc.anything(), (times) => {
        const point: CoachingPoint = JSON.parse(JSON.stringify({ id: 'a', times }))
        for (const { start, end } of list([point])) expect(start >= 0 && end > start).toBe(true)
      }),
    )
  })
})

describe('findTimedPoint', () => {
  test('finds the point that began last, until its end', () => {
    const timed = list([
      { id: 'long', times: [{ start: 1, end: 9 }] },
      { id: 'short', times: [{ start: 3, end: 5 }] },
    ])
    const at = [0.9, 1, 3, 4.9, 5, 9].map((seconds) => timed[findTimedPoint(timed, seconds)]?.point.id ?? null)
    expect(at).toEqual([null, 'long', 'short', 'short', 'long', null])
  })
})
