import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boxes } from '../testing/generate-boxes'
import { rectContains } from './rect-contains'
import { unionRects } from './union-rects'

describe('unionRects', () => {
  test('contains every rect, and no smaller box does', () => {
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
