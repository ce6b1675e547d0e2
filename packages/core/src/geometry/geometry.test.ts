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
import { fitToView, toPage, toScreen, zoomAround } from './viewport'

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

describe('numbers that are none', () => {
  const viewport = { x: 5, y: 6, zoom: 2 }
  const point = { x: 10, y: 10 }

  test('zooming by or around what is no number leaves the view as it is', () => {
    expect(zoomAround(viewport, point, NaN)).toEqual(viewport)
    for (const x of [NaN, Infinity]) expect(zoomAround(viewport, { x, y: 1 }, 2)).toEqual(viewport)
  })

  test('a zoom that is no number above 0 counts as 1', () => {
    for (const zoom of [0, -1, NaN, Infinity]) {
      expect(toScreen({ x: 5, y: 6, zoom }, point)).toEqual({ x: 5, y: 4 })
      expect(toPage({ x: 5, y: 6, zoom }, point)).toEqual({ x: 15, y: 16 })
      expect(zoomAround({ x: 5, y: 6, zoom }, point, 2)).toEqual(zoomAround({ x: 5, y: 6, zoom: 1 }, point, 2))
      const index = buildSpatialIndex([{ id: 'a', ...box }])
      for (const [x, y] of [
        [10, 20],
        [25, 40],
        [400, 400],
      ] as const) {
        expect(hitTest(index, x, y, { selected: ['a'], zoom })).toEqual(hitTest(index, x, y, { selected: ['a'] }))
      }
    }
  })

  test('a handle whose size is no number above 0 cannot be hit', () => {
    const index = buildSpatialIndex([{ id: 'a', ...box }])
    for (const handlePx of [0, -5, NaN]) {
      expect(hitTest(index, 9, 19, { selected: ['a'], handlePx })).toBeNull()
      expect(hitTest(index, 25, 40, { selected: ['a'], handlePx })).toEqual({ kind: 'rect', id: 'a' })
    }
  })

  test('fitting always gives a view that can be drawn', () => {
    for (const bad of [NaN, Infinity, -Infinity, 0, -10]) {
      for (const fitted of [
        fitToView({ ...box, x: bad, width: bad }, { width: 500, height: 500 }),
        fitToView(box, { width: bad, height: bad }),
        fitToView(box, { width: 500, height: 500 }, bad),
      ]) {
        expect([fitted.x, fitted.y, fitted.zoom].every(Number.isFinite)).toBe(true)
        expect(fitted.zoom > 0).toBe(true)
      }
    }
  })
})

describe('layOutScreen', () => {
  test('767 pixels are mobile, 768 are not [LAY-001]', () => {
    expect(isMobileWidth(767)).toBe(true)
    expect(isMobileWidth(768)).toBe(false)
    expect(layOutScreen({ width: 767, height: 900 }).isMobile).toBe(true)
    expect(layOutScreen({ width: 768, height: 900 }).isMobile).toBe(false)
  })

  test('without a usable size the video of a phone gets 39.3 percent [LAY-005 LAY-007]', () => {
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
