import { describe, expect, test } from 'vitest'
import { boxFromPoints } from './box-from-points'
import { buildSpatialIndex } from './build-spatial-index'
import { hitTest } from './hit-test'
import { intersectionOverUnion } from './intersection-over-union'
import { rectContains } from './rect-contains'
import { roundRect } from './round-rect'
import { isMobileWidth, layOutScreen } from './screen-layout'
import { snapRect } from './snap-rect'
import { unionRects } from './union-rects'

const box = { x: 10, y: 20, width: 30, height: 40 }

describe('rects', () => {
  test('a rect without a finite number is refused with its values', () => {
    expect(() => roundRect({ ...box, width: NaN })).toThrow(/width NaN/)
  })

  test('there is no union of nothing', () => {
    expect(unionRects([])).toBeNull()
  })

  test('a point on the right or the lower edge is outside, a box may touch the edges', () => {
    expect(rectContains(box, { x: 10, y: 20 })).toBe(true)
    expect(rectContains(box, { x: 40, y: 30 })).toBe(false)
    expect(rectContains(box, { x: 20, y: 60 })).toBe(false)
    expect(rectContains(box, box)).toBe(true)
  })

  test('half of two equal boxes shared is a third of what they cover', () => {
    expect(intersectionOverUnion(box, { ...box, x: 25 })).toBeCloseTo(1 / 3, 12)
    expect(intersectionOverUnion({ ...box, width: 0 }, box)).toBe(0)
  })

  test('a box drawn up and to the left is the same as one drawn the other way', () => {
    const drawn = { x: 3, y: 4, width: 7, height: 6 }
    expect(boxFromPoints({ x: 10, y: 10 }, { x: 3, y: 4 })).toEqual(drawn)
    expect(boxFromPoints({ x: 3, y: 4 }, { x: 10, y: 10 })).toEqual(drawn)
  })

  test('a guide runs along both rects that stand in line', () => {
    const { rect, guides } = snapRect(box, [{ x: 12, y: 200, width: 50, height: 10 }], 5)
    expect(rect).toEqual({ ...box, x: 12 })
    expect(guides).toEqual([{ axis: 'x', position: 12, from: 20, to: 210 }])
  })
})

describe('spatial index', () => {
  test('rects that have no place are left out', () => {
    const index = buildSpatialIndex([
      { id: 'good', ...box },
      { id: 'nowhere', ...box, x: NaN },
      { id: 'inside out', ...box, width: -1 },
      { id: 'endless', ...box, height: Infinity },
    ])
    expect(index.size).toBe(1)
    expect(index.search({ x: -1e6, y: -1e6, width: 2e6, height: 2e6 })).toEqual(['good'])
    expect(index.boxOf('good')).toEqual(box)
    expect(index.boxOf('nowhere')).toBeNull()
  })

  test('an empty index and a place that is no number find nothing', () => {
    expect(buildSpatialIndex([]).nearest(1, 1)).toBeNull()
    expect(hitTest(buildSpatialIndex([]), 1, 1)).toBeNull()
    const index = buildSpatialIndex([{ id: 'a', ...box }])
    expect(index.nearest(NaN, 1)).toBeNull()
    expect(index.search({ ...box, x: NaN })).toEqual([])
  })
})

describe('layOutScreen', () => {
  test('767 pixels are mobile, 768 are not [LAY-001]', () => {
    expect(isMobileWidth(767)).toBe(true)
    expect(isMobileWidth(768)).toBe(false)
    expect(layOutScreen({ width: 767, height: 900 }).isMobile).toBe(true)
    expect(layOutScreen({ width: 768, height: 900 }).isMobile).toBe(false)
  })

  test('without a usable size the video of a phone gets 39.3 percent [LAY-005]', () => {
    for (const height of [0, -1, NaN, Infinity]) {
      expect(layOutScreen({ width: 390, height })).toEqual({
        isMobile: true,
        arrangement: 'vertical',
        videoPercent: 39.3,
      })
    }
    expect(layOutScreen({ width: 0, height: 800 }).videoPercent).toBe(39.3)
  })

  test('every other screen is split in half [LAY-006]', () => {
    expect(layOutScreen({ width: 1440, height: 900 })).toEqual({
      isMobile: false,
      arrangement: 'horizontal',
      videoPercent: 50,
    })
    expect(layOutScreen({ width: 1440, height: 900, prefersVertical: true }).videoPercent).toBe(50)
    expect(layOutScreen({ width: 700, height: 400 })).toEqual({
      isMobile: true,
      arrangement: 'horizontal',
      videoPercent: 50,
    })
  })
})
