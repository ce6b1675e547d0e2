import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boxes } from '../testing/generate-boxes'
import { intersectionOverUnion } from './intersection-over-union'

describe('intersectionOverUnion', () => {
  test('is between 0 and 1, symmetric, 1 for equal boxes and 0 for disjoint ones', () => {
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

  test('handles very large and very small boxes, and returns 0 for infinite ones', () => {
    for (const side of [1e300, 1e-300]) {
      const box = { x: 0, y: 0, width: side, height: side }
      expect(intersectionOverUnion(box, box)).toBe(1)
      expect(intersectionOverUnion(box, { ...box, width: side / 2 })).toBe(0.5)
    }
    const endless = { x: 0, y: 0, width: Infinity, height: 1 }
    expect(intersectionOverUnion(endless, endless)).toBe(0)
  })
})
