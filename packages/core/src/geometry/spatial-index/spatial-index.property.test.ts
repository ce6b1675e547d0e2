import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Box } from '../../types'
import { buildSpatialIndex } from './build-spatial-index'
import { handles } from '../geometry-types'
import { hitTest } from '../hit-test'
import { rectContains } from '../rect-contains'

type Named = Box & { id: number }

const coordinate = fc.oneof(
  fc.integer({ min: -50, max: 400 }),
  fc.double({ min: -50, max: 400, noNaN: true }),
  fc.constantFrom(-1e9, 1e9, 1e15),
)
const size = fc.oneof(fc.integer({ min: 0, max: 60 }), fc.constantFrom(1000, 5e4, 1e10))
const boxes = fc.record({ x: coordinate, y: coordinate, width: size, height: size })
const rectLists = fc
  .array(boxes, { maxLength: 40, size: 'max' })
  .map((all) => all.map((box, id): Named => ({ id, ...box })))

const touches = (a: Box, b: Box) =>
  a.x <= b.x + b.width && b.x <= a.x + a.width && a.y <= b.y + b.height && b.y <= a.y + a.height

/** Ids from the smallest area; of equals the last one first. */
const bySize = (rects: readonly Named[]) =>
  rects.toSorted((a, b) => a.width * a.height - b.width * b.height || b.id - a.id).map((rect) => rect.id)

/** Compares edges and not sizes: at 1e15 and a half a width of 3 is rounded. */
const asKept = (rects: readonly Named[]) =>
  rects.map((rect) => ({ ...rect, width: rect.x + rect.width - rect.x, height: rect.y + rect.height - rect.y }))

describe('buildSpatialIndex', () => {
  test('search returns exactly the rects that touch the box, in their order', () => {
    fc.assert(
      fc.property(rectLists, fc.array(boxes, { maxLength: 10 }), (rects, queries) => {
        const index = buildSpatialIndex<number>(rects)
        for (const query of queries) {
          expect(index.search(query)).toEqual(rects.filter((rect) => touches(rect, query)).map((rect) => rect.id))
        }
      }),
      { numRuns: 500 },
    )
  })

  test('nearest returns the rect at the least distance', () => {
    fc.assert(
      fc.property(rectLists, coordinate, coordinate, (rects, x, y) => {
        const index = buildSpatialIndex<number>(rects)
        const distance = (rect: Box) =>
          Math.hypot(
            Math.max(rect.x - x, 0, x - (rect.x + rect.width)),
            Math.max(rect.y - y, 0, y - (rect.y + rect.height)),
          )
        const nearest = index.nearest(x, y)
        expect(nearest === null).toBe(rects.length === 0)
        const least = Math.min(...rects.map(distance))
        expect(rects.filter((rect) => rect.id === nearest).map(distance)).toEqual(rects.length === 0 ? [] : [least])
      }),
      { numRuns: 500 },
    )
  })

  test('a few thousand words are found as by a linear search', () => {
    const words = Array.from({ length: 4000 }, (_, id) => ({
      id,
      x: (id % 80) * 31 + (id % 7),
      y: Math.floor(id / 80) * 24,
      width: 12 + ((id * 13) % 40),
      height: 16 + (id % 5),
    }))
    const index = buildSpatialIndex<number>(words)
    const query = fc.record({
      x: fc.integer({ min: -20, max: 2500 }),
      y: fc.integer({ min: -20, max: 1300 }),
      width: fc.integer({ min: 0, max: 900 }),
      height: fc.integer({ min: 0, max: 500 }),
    })
    fc.assert(
      fc.property(query, (box) => {
        expect(index.search(box)).toEqual(words.filter((word) => touches(word, box)).map((word) => word.id))
        const under = words.filter((word) => rectContains(word, { x: box.x, y: box.y }))
        expect(index.smallestAt(box.x, box.y)).toBe(bySize(under)[0] ?? null)
      }),
      { numRuns: 50 },
    )
  })
})

describe('hitTest', () => {
  test('hits the smallest rect under the point without a selection, of equals the topmost', () => {
    fc.assert(
      fc.property(rectLists, coordinate, coordinate, (rects, x, y) => {
        const under = asKept(rects).filter(
          (rect) => x >= rect.x && x < rect.x + rect.width && y >= rect.y && y < rect.y + rect.height,
        )
        const hit = hitTest(buildSpatialIndex<number>(rects), x, y)
        expect(hit?.id ?? null).toBe(bySize(under)[0] ?? null)
      }),
      { numRuns: 500 },
    )
  })

  const inPage = fc.integer({ min: 0, max: 300 })
  const pageRects = fc
    .array(
      fc.record({
        x: inPage,
        y: inPage,
        width: fc.integer({ min: 1, max: 80 }),
        height: fc.integer({ min: 1, max: 80 }),
      }),
      { minLength: 1, maxLength: 30, size: 'max' },
    )
    .map((all) => all.map((box, id): Named => ({ id, ...box })))

  test('hits a selected rect before any other, and its handles before the rect itself', () => {
    fc.assert(
      fc.property(pageRects, fc.array(fc.nat(30)), inPage, inPage, (rects, chosen, x, y) => {
        const selected = new Set(chosen.filter((id) => id < rects.length))
        const hit = hitTest(buildSpatialIndex<number>(rects), x, y, { selected, handlePx: 10, zoom: 2 })
        const chosenUnder = rects.filter((rect) => selected.has(rect.id) && rectContains(rect, { x, y }))
        const unselected = hitTest(buildSpatialIndex<number>(rects), x, y)
        const [chosenId] = bySize(chosenUnder)
        const whole = chosenId === undefined ? unselected : { kind: 'rect', id: chosenId }
        expect(hit?.kind === 'handle' ? selected.has(hit.id) : hit).toEqual(hit?.kind === 'handle' ? true : whole)
      }),
    )
  })

  test('hits every handle of a large enough rect at its position, at any zoom', () => {
    fc.assert(
      fc.property(fc.constantFrom(...handles), fc.double({ min: 0.1, max: 8, noNaN: true }), (handle, zoom) => {
        const rect = { id: 'r', x: 100, y: 200, width: 600 / zoom, height: 400 / zoom }
        const x = rect.x + rect.width * (handle.includes('w') ? 0 : handle.includes('e') ? 1 : 0.5)
        const y = rect.y + rect.height * (handle.includes('n') ? 0 : handle.includes('s') ? 1 : 0.5)
        const index = buildSpatialIndex([rect])
        const hit = (offset: number) => hitTest(index, x + offset / zoom, y, { selected: ['r'], handlePx: 12, zoom })
        expect(hit(0)).toEqual({ kind: 'handle', id: 'r', handle })
        expect(hit(5.9)).toEqual({ kind: 'handle', id: 'r', handle })
        expect(hit(6.1)?.kind).not.toBe('handle')
      }),
    )
  })

  test('hits the rect itself in the middle of a selected rect, however small it is on the screen', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 300 }), (width, height) => {
        const index = buildSpatialIndex([{ id: 'r', x: 10, y: 10, width, height }])
        const hit = hitTest(index, 10 + width / 2, 10 + height / 2, { selected: ['r'], zoom: 0.25 })
        expect(hit).toEqual({ kind: 'rect', id: 'r' })
      }),
    )
  })
})
