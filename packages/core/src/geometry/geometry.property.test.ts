import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Box } from '../types'
import { handles } from './geometry-types'
import { intersectionOverUnion } from './intersection-over-union'
import { rectContains } from './rect-contains'
import { resizeRect } from './resize-rect'
import { roundRect } from './round-rect'
import { layOutScreen } from './screen-layout'
import { snapRect } from './snap-rect'
import { translateRects } from './translate-rects'
import { unionRects } from './union-rects'
import { fitToView, toPage, toScreen, zoomAround, zoomRange } from './viewport'

const whole = fc.integer({ min: -500, max: 3000 })
const length = fc.integer({ min: 1, max: 800 })
const boxes: fc.Arbitrary<Box> = fc.record({ x: whole, y: whole, width: length, height: length })
const anyNumber = fc.double({ min: -1e6, max: 1e6, noNaN: true })
const anyHandle = fc.constantFrom(...handles)
const delta = fc.integer({ min: -1000, max: 1000 })

describe('roundRect', () => {
  test('all four numbers are whole, half up, sizes at least 1, and rounding again changes nothing [EDIT-010 EDIT-011]', () => {
    fc.assert(
      fc.property(anyNumber, anyNumber, anyNumber, anyNumber, (x, y, width, height) => {
        const rect = roundRect({ id: 'r', word: 'cat', x, y, width, height })
        expect(rect).toMatchObject({ id: 'r', word: 'cat' })
        expect([rect.x, rect.y]).toEqual([Math.floor(x + 0.5), Math.floor(y + 0.5)].map((value) => value + 0))
        expect([rect.width, rect.height]).toEqual([width, height].map((value) => Math.max(1, Math.floor(value + 0.5))))
        expect(roundRect(rect)).toEqual(rect)
      }),
      { examples: [[-0.4, 2.5, 0.2, 1.49999]] },
    )
  })
})

describe('unionRects', () => {
  test('the union holds every rect, and no smaller box does', () => {
    fc.assert(
      fc.property(fc.array(boxes, { minLength: 1, maxLength: 8 }), (rects) => {
        const union = unionRects(rects)
        if (union === null) throw new Error('no union')
        for (const rect of rects) expect(rectContains(union, rect)).toBe(true)
        expect(Math.min(...rects.map((rect) => rect.x))).toBe(union.x)
        expect(Math.max(...rects.map((rect) => rect.y + rect.height))).toBe(union.y + union.height)
      }),
    )
  })
})

describe('intersectionOverUnion', () => {
  test('is between 0 and 1, the same both ways, 1 for a box with itself and 0 apart', () => {
    fc.assert(
      fc.property(boxes, boxes, (a, b) => {
        const overlap = intersectionOverUnion(a, b)
        expect(overlap).toBeGreaterThanOrEqual(0)
        expect(overlap).toBeLessThanOrEqual(1)
        expect(intersectionOverUnion(b, a)).toBeCloseTo(overlap, 12)
        expect(intersectionOverUnion(a, a)).toBe(1)
        expect(intersectionOverUnion(a, { ...b, x: a.x + a.width })).toBe(0)
      }),
    )
  })
})

const edgeOf = (rect: Box, side: string): number =>
  ({ w: rect.x, e: rect.x + rect.width, n: rect.y, s: rect.y + rect.height })[side] ?? NaN

describe('resizeRect', () => {
  test('the opposite edges stay, and no rect gets smaller than the minimum', () => {
    fc.assert(
      fc.property(boxes, anyHandle, delta, delta, fc.integer({ min: 1, max: 20 }), (box, handle, dx, dy, minimum) => {
        const sized = { ...box, width: box.width + minimum, height: box.height + minimum, id: 'r' }
        const resized = resizeRect(sized, handle, dx, dy, { minimum })
        const fixed = ['w', 'e', 'n', 's'].filter((side) => !handle.includes(side))
        for (const side of fixed) expect(edgeOf(resized, side)).toBe(edgeOf(sized, side))
        expect(Math.min(resized.width, resized.height)).toBeGreaterThanOrEqual(minimum)
        expect(resized.id).toBe('r')
      }),
    )
  })

  test('dragged there and back a rect is as before, unless an edge was stopped', () => {
    fc.assert(
      fc.property(boxes, anyHandle, delta, delta, (box, handle, dx, dy) => {
        const there = resizeRect(box, handle, dx, dy)
        fc.pre(there.width > 1 && there.height > 1)
        expect(resizeRect(there, handle, -dx, -dy)).toEqual(box)
      }),
    )
  })

  test('a rect inside the page stays inside it', () => {
    const page = { x: 0, y: 0, width: 4000, height: 4000 }
    fc.assert(
      fc.property(boxes, anyHandle, delta, delta, (box, handle, dx, dy) => {
        fc.pre(rectContains(page, box))
        expect(rectContains(page, resizeRect(box, handle, dx * 10, dy * 10, { bounds: page }))).toBe(true)
      }),
    )
  })
})

describe('translateRects', () => {
  test('all rects move by the same way and keep their size', () => {
    fc.assert(
      fc.property(fc.array(boxes, { maxLength: 6 }), delta, delta, (rects, dx, dy) => {
        const moved = translateRects(rects, dx, dy)
        expect(moved).toEqual(rects.map((rect) => ({ ...rect, x: rect.x + dx, y: rect.y + dy })))
      }),
    )
  })

  test('a group stops at the edges of the page in one piece', () => {
    const page = { x: 0, y: 0, width: 4000, height: 4000 }
    fc.assert(
      fc.property(fc.array(boxes, { minLength: 1, maxLength: 6 }), delta, delta, (rects, dx, dy) => {
        fc.pre(rects.every((rect) => rectContains(page, rect)))
        const moved = translateRects(rects, dx * 10, dy * 10, { bounds: page })
        const [first, firstMoved] = [rects[0], moved[0]]
        if (first === undefined || firstMoved === undefined) throw new Error('a rect got lost')
        expect(moved).toEqual(translateRects(rects, firstMoved.x - first.x, firstMoved.y - first.y))
        for (const rect of moved) expect(rectContains(page, rect)).toBe(true)
      }),
    )
  })
})

const edgesOf = (box: Box) => ({ x: [box.x, box.x + box.width], y: [box.y, box.y + box.height] })

describe('snapRect', () => {
  test('a rect moves by the least way to an edge in reach, keeps its size, and each guide names a shared edge', () => {
    fc.assert(
      fc.property(
        boxes,
        fc.array(boxes, { maxLength: 5 }),
        fc.integer({ min: 0, max: 60 }),
        (rect, others, tolerance) => {
          const { rect: snapped, guides } = snapRect(rect, others, tolerance)
          expect([snapped.width, snapped.height]).toEqual([rect.width, rect.height])
          for (const axis of ['x', 'y'] as const) {
            const gaps = edgesOf(rect)[axis].flatMap((own) =>
              others.flatMap((other) => edgesOf(other)[axis].map((edge) => Math.abs(edge - own))),
            )
            const least = Math.min(...gaps)
            expect(Math.abs(snapped[axis] - rect[axis])).toBe(least <= tolerance ? least : 0)
            expect(guides.some((guide) => guide.axis === axis)).toBe(least <= tolerance)
          }
          for (const { axis, position, from, to } of guides) {
            expect(edgesOf(snapped)[axis]).toContain(position)
            expect(others.some((other) => edgesOf(other)[axis].includes(position))).toBe(true)
            expect(from).toBeLessThan(to)
          }
        },
      ),
    )
  })
})

describe('viewport', () => {
  const viewports = fc.record({
    x: anyNumber,
    y: anyNumber,
    zoom: fc.double({ min: zoomRange.minimum, max: zoomRange.maximum, noNaN: true }),
  })
  const points = fc.record({ x: fc.integer({ min: 0, max: 2000 }), y: fc.integer({ min: 0, max: 2000 }) })

  test('a point on the screen comes back to itself by way of the page', () => {
    fc.assert(
      fc.property(viewports, points, (viewport, point) => {
        const back = toScreen(viewport, toPage(viewport, point))
        expect(back.x).toBeCloseTo(point.x, 4)
        expect(back.y).toBeCloseTo(point.y, 4)
      }),
    )
  })

  test('zooming keeps the page in place under the pointer and within the range', () => {
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

  test('a fitted box is whole and centred on the screen', () => {
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

describe('layOutScreen', () => {
  const side = fc.integer({ min: 1, max: 767 })

  test('a phone held upright gives the video the height of a 16:9 picture, within usable limits [LAY-004 LAY-007]', () => {
    fc.assert(
      fc.property(side, fc.integer({ min: 1, max: 3000 }), (width, height) => {
        const { arrangement, videoPercent } = layOutScreen({ width, height })
        const isUpright = width <= height
        const exact = ((width * 9) / 16 / height) * 100
        expect(arrangement).toBe(isUpright ? 'vertical' : 'horizontal')
        expect(videoPercent).toBeCloseTo(isUpright ? Math.min(60, Math.max(10, exact)) : 50, 9)
      }),
      {
        examples: [
          [400, 400],
          [400, 399],
          [400, 401],
        ],
      },
    )
  })
})
