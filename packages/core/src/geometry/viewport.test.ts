import { describe, expect, test } from 'vitest'
import { buildSpatialIndex } from './spatial-index/build-spatial-index'
import { hitTest } from './hit-test'
import { fitToView, toPage, toScreen, zoomAround } from './viewport'

const box = { x: 10, y: 20, width: 30, height: 40 }

describe('viewports with NaN and infinite numbers', () => {
  const viewport = { x: 5, y: 6, zoom: 2 }
  const point = { x: 10, y: 10 }

  test('zooming by or around NaN leaves the view as it is', () => {
    expect(zoomAround(viewport, point, NaN)).toEqual(viewport)
    for (const x of [NaN, Infinity]) expect(zoomAround(viewport, { x, y: 1 }, 2)).toEqual(viewport)
  })

  test('a zoom that is not a number above 0 counts as 1', () => {
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

  test('a handle whose size is not a number above 0 cannot be hit', () => {
    const index = buildSpatialIndex([{ id: 'a', ...box }])
    for (const handlePx of [0, -5, NaN]) {
      expect(hitTest(index, 9, 19, { selected: ['a'], handlePx })).toBeNull()
      expect(hitTest(index, 25, 40, { selected: ['a'], handlePx })).toEqual({ kind: 'rect', id: 'a' })
    }
  })

  test('fitToView always returns a valid view', () => {
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
