import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyHandle, boxes, deltas } from '../testing/generate-boxes'
import type { Box } from '../types'
import { rectContains } from './rect-contains'
import { resizeRect } from './resize-rect'

const edgeOf = (rect: Box, side: string): number =>
  ({ w: rect.x, e: rect.x + rect.width, n: rect.y, s: rect.y + rect.height })[side] ?? NaN

describe('resizeRect', () => {
  test('keeps the opposite edges, and never goes below the minimum', () => {
    fc.assert(
      fc.property(boxes, anyHandle, deltas, deltas, fc.integer({ min: 1, max: 20 }), (box, handle, dx, dy, minimum) => {
        const sized = { ...box, width: box.width + minimum, height: box.height + minimum, id: 'r' }
        const resized = resizeRect(sized, handle, dx, dy, { minimum })
        const fixed = ['w', 'e', 'n', 's'].filter((side) => !handle.includes(side))
        for (const side of fixed) expect(edgeOf(resized, side)).toBe(edgeOf(sized, side))
        expect(Math.min(resized.width, resized.height)).toBeGreaterThanOrEqual(minimum)
        expect(resized.id).toBe('r')
      }),
    )
  })

  test('restores the rect after dragging there and back, unless an edge was stopped', () => {
    fc.assert(
      fc.property(boxes, anyHandle, deltas, deltas, (box, handle, dx, dy) => {
        const there = resizeRect(box, handle, dx, dy)
        fc.pre(there.width > 1 && there.height > 1)
        expect(resizeRect(there, handle, -dx, -dy)).toEqual(box)
      }),
    )
  })

  test('ignores a distance that is not finite', () => {
    const rect = { x: 10, y: 20, width: 30, height: 40 }
    for (const strange of [NaN, Infinity, -Infinity]) {
      fc.assert(
        fc.property(anyHandle, deltas, (handle, delta) => {
          expect(resizeRect(rect, handle, strange, delta)).toEqual(resizeRect(rect, handle, 0, delta))
          expect(resizeRect(rect, handle, delta, strange)).toEqual(resizeRect(rect, handle, delta, 0))
        }),
      )
    }
  })

  test('stays below the minimum at the edge of the page rather than leave it', () => {
    const page = { x: 0, y: 0, width: 100, height: 100 }
    const o = { minimum: 8, bounds: page }
    const first = { x: 0, y: 0, width: 5, height: 5 }
    expect(resizeRect(first, 'w', -3, 0, o)).toEqual(first)
    expect(resizeRect(first, 'n', 0, 3, o)).toEqual(first)
    expect(resizeRect(first, 'se', 0, 0, o)).toEqual({ x: 0, y: 0, width: 8, height: 8 })
    const last = { x: 95, y: 95, width: 5, height: 5 }
    expect(resizeRect(last, 'se', 3, -3, o)).toEqual(last)
    expect(resizeRect(last, 'nw', 0, 0, o)).toEqual({ x: 92, y: 92, width: 8, height: 8 })
  })

  test('keeps a rect inside the page', () => {
    const page = { x: 0, y: 0, width: 4000, height: 4000 }
    fc.assert(
      fc.property(boxes, anyHandle, deltas, deltas, fc.integer({ min: 1, max: 50 }), (box, handle, dx, dy, minimum) => {
        fc.pre(rectContains(page, box))
        expect(rectContains(page, resizeRect(box, handle, dx * 10, dy * 10, { minimum, bounds: page }))).toBe(true)
      }),
    )
  })
})
