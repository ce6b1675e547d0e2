import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyNumber, boxes } from '../testing/generate-boxes'
import { fitToView, toPage, toScreen, zoomAround, zoomRange } from './viewport'

describe('viewport', () => {
  const viewports = fc.record({
    x: anyNumber,
    y: anyNumber,
    zoom: fc.double({ min: zoomRange.minimum, max: zoomRange.maximum, noNaN: true }),
  })
  const points = fc.record({ x: fc.integer({ min: 0, max: 2000 }), y: fc.integer({ min: 0, max: 2000 }) })

  test('toScreen and toPage are inverse', () => {
    fc.assert(
      fc.property(viewports, points, (viewport, point) => {
        const back = toScreen(viewport, toPage(viewport, point))
        expect(back.x).toBeCloseTo(point.x, 4)
        expect(back.y).toBeCloseTo(point.y, 4)
      }),
    )
  })

  test('zoomAround keeps the page in place under the pointer and the zoom within its range', () => {
    fc.assert(
      fc.property(viewports, points, fc.double({ min: 0.01, max: 100, noNaN: true }), (viewport, point, factor) => {
        const zoomed = zoomAround(viewport, point, factor)
        expect(toPage(zoomed, point).x).toBeCloseTo(toPage(viewport, point).x, 4)
        expect(toPage(zoomed, point).y).toBeCloseTo(toPage(viewport, point).y, 4)
        expect(zoomed.zoom).toBeGreaterThanOrEqual(zoomRange.minimum)
        expect(zoomed.zoom).toBeLessThanOrEqual(zoomRange.maximum)
      }),
    )
  })

  test('fitToView shows the whole box centred', () => {
    fc.assert(
      fc.property(boxes, (box) => {
        const viewport = fitToView(box, { width: 1000, height: 700 }, 20)
        const start = toScreen(viewport, box)
        const end = toScreen(viewport, { x: box.x + box.width, y: box.y + box.height })
        expect(start.x + end.x).toBeCloseTo(1000, 4)
        expect(start.y + end.y).toBeCloseTo(700, 4)
        expect(Math.min(start.x, start.y)).toBeGreaterThanOrEqual(20 - 1e-6)
      }),
    )
  })
})
