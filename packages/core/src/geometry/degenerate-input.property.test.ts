import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { strangeBoxes, strangeNumbers } from '../testing/generate-numbers'
import type { Box } from '../types'
import { boxFromPoints } from './box-from-points'
import { buildSpatialIndex } from './spatial-index/build-spatial-index'
import { handles } from './geometry-types'
import { hitTest } from './hit-test'
import { intersectionOverUnion } from './intersection-over-union'
import { rectContains } from './rect-contains'
import { resizeRect } from './resize-rect'
import { roundRect } from './round-rect'
import { snapRect } from './snap-rect'
import { translateRects } from './translate-rects'
import { unionRects } from './union-rects'
import { fitToView, toPage, toScreen, zoomAround, zoomRange } from './viewport'

const points = fc.record({ x: strangeNumbers, y: strangeNumbers })
const viewports = fc.record({ x: strangeNumbers, y: strangeNumbers, zoom: strangeNumbers })
const rectLists = fc
  .array(strangeBoxes, { maxLength: 12 })
  .map((boxes) => boxes.map((box, index) => ({ id: `r${index}`, ...box })))
const isFinite = (box: Box) => [box.x, box.y, box.width, box.height].every(Number.isFinite)

describe('geometry with degenerate numbers', () => {
  test('roundRect returns whole numbers, or throws if a number is not finite', () => {
    fc.assert(
      fc.property(strangeBoxes, (box) => {
        if (!isFinite(box)) {
          expect(() => roundRect(box)).toThrow(RangeError)
          return
        }
        const rounded = roundRect(box)
        expect([rounded.x, rounded.y, rounded.width, rounded.height].every(Number.isInteger)).toBe(true)
        expect(Math.min(rounded.width, rounded.height)).toBeGreaterThanOrEqual(1)
      }),
      { numRuns: 500 },
    )
  })

  test('intersectionOverUnion is between 0 and 1 for any boxes', () => {
    fc.assert(
      fc.property(strangeBoxes, strangeBoxes, (a, b) => {
        const overlap = intersectionOverUnion(a, b)
        expect(overlap >= 0 && overlap <= 1).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  test('the index returns only its own rects, in bounded time', () => {
    fc.assert(
      fc.property(rectLists, strangeBoxes, points, (rects, box, point) => {
        const index = buildSpatialIndex(rects)
        const ids = new Set(rects.map((rect) => rect.id))
        expect(index.size).toBeLessThanOrEqual(rects.length)
        for (const id of index.search(box)) expect(ids.has(id)).toBe(true)
        const nearest = index.nearest(point.x, point.y)
        expect(nearest === null || ids.has(nearest)).toBe(true)
        const selected = rects.slice(0, 10).map((rect) => rect.id)
        const hit = hitTest(index, point.x, point.y, { selected, handlePx: box.width, zoom: box.height })
        expect(hit === null || ids.has(hit.id)).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  test('the index handles sizes of very different magnitude', () => {
    const sizes = fc.constantFrom(0, Number.MIN_VALUE, 1e-300, 1e-12, 1e-3, 1, 40, 1e6, 1e15, 1e300)
    const places = fc.constantFrom(-1e300, -1e6, -1, 0, 1e-300, 0.25, 1, 30, 1e6)
    const boxes = fc.record({ x: places, y: places, width: sizes, height: sizes })
    fc.assert(
      fc.property(fc.array(boxes, { maxLength: 8 }), boxes, (all, box) => {
        const rects = all.map((each, id) => ({ id, ...each }))
        const index = buildSpatialIndex<number>(rects)
        const touches = (rect: Box) =>
          rect.x <= box.x + box.width &&
          box.x <= rect.x + rect.width &&
          rect.y <= box.y + box.height &&
          box.y <= rect.y + rect.height
        expect(index.search(box)).toEqual(rects.filter(touches).map((rect) => rect.id))
        const holds = rects.some((rect) => rectContains(rect, { x: box.x, y: box.y }))
        expect(index.smallestAt(box.x, box.y) !== null).toBe(holds)
      }),
      { numRuns: 1000 },
    )
  })

  test('the other functions never throw', () => {
    fc.assert(
      fc.property(rectLists, strangeBoxes, points, strangeNumbers, (rects, box, point, number) => {
        unionRects(rects)
        rectContains(box, point)
        boxFromPoints(point, box)
        for (const handle of handles) resizeRect(box, handle, point.x, point.y, { minimum: number, bounds: box })
        expect(translateRects(rects, point.x, point.y, { bounds: box })).toHaveLength(rects.length)
        snapRect(box, rects, number)
      }),
      { numRuns: 500 },
    )
  })

  test('zoomAround and fitToView return a valid zoom', () => {
    fc.assert(
      fc.property(viewports, points, strangeNumbers, strangeBoxes, (viewport, point, factor, box) => {
        toScreen(viewport, point)
        toPage(viewport, point)
        const zoomed = zoomAround(viewport, point, factor)
        const isKept = zoomed === viewport
        expect(isKept || (zoomed.zoom >= zoomRange.minimum && zoomed.zoom <= zoomRange.maximum)).toBe(true)
        expect(isKept || (Number.isFinite(zoomed.x) && Number.isFinite(zoomed.y))).toBe(true)
        const fitted = fitToView(box, { width: point.x, height: point.y }, factor)
        expect(fitted.zoom >= zoomRange.minimum && fitted.zoom <= zoomRange.maximum).toBe(true)
        expect(Number.isFinite(fitted.x) && Number.isFinite(fitted.y)).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('geometry with a hundred thousand rects', () => {
  const rects = Array.from({ length: 100_000 }, (_, index) => ({
    id: `r${index}`,
    x: 5,
    y: index,
    width: 10,
    height: 1,
  }))

  test('takes linear time', () => {
    expect(unionRects(rects)).toEqual({ x: 5, y: 0, width: 10, height: 100_000 })
    expect(translateRects(rects, 1, 1)).toHaveLength(rects.length)
    const { rect, guides } = snapRect({ x: 4, y: 3, width: 10, height: 1 }, rects, 2)
    expect(rect.x).toBe(5)
    expect(guides[0]).toEqual({ axis: 'x', position: 5, from: 0, to: 100_000 })
    const index = buildSpatialIndex(rects)
    expect(index.search({ x: 0, y: 0, width: 100, height: 100_000 })).toHaveLength(rects.length)
    expect(index.nearest(5, 70_000.5)).toBe('r70000')
    expect(hitTest(index, 8, 500.5)).toEqual({ kind: 'rect', id: 'r500' })
    expect(hitTest(index, 8, 500.5, { selected: rects.map((each) => each.id) })).not.toBeNull()
  })

  test('handles rects that are all at one position', () => {
    const pile = rects.map((each) => ({ ...each, y: 0 }))
    const index = buildSpatialIndex(pile)
    expect(index.smallestAt(6, 0.5)).toBe('r99999')
    expect(index.search({ x: 5, y: 0, width: 1, height: 1 })).toHaveLength(pile.length)
  })
})
