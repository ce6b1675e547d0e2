import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boxes, deltas } from '../testing/generate-boxes'
import { rectContains } from './rect-contains'
import { translateRects } from './translate-rects'

describe('translateRects', () => {
  test('moves all rects by the same distance and keeps their size', () => {
    fc.assert(
      fc.property(fc.array(boxes, { maxLength: 6 }), deltas, deltas, (rects, dx, dy) => {
        const moved = translateRects(rects, dx, dy)
        expect(moved).toEqual(rects.map((rect) => ({ ...rect, x: rect.x + dx, y: rect.y + dy })))
      }),
    )
  })

  test('stops a group at the edges of the page without changing its shape', () => {
    const page = { x: 0, y: 0, width: 4000, height: 4000 }
    fc.assert(
      fc.property(fc.array(boxes, { minLength: 1, maxLength: 6 }), deltas, deltas, (rects, dx, dy) => {
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
