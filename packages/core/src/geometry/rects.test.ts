import { describe, expect, test } from 'vitest'
import { boxFromPoints } from './box-from-points'
import { intersectionOverUnion } from './intersection-over-union'
import { rectContains } from './rect-contains'
import { roundRect } from './round-rect'
import { snapRect } from './snap-rect'
import { unionRects } from './union-rects'

const box = { x: 10, y: 20, width: 30, height: 40 }

describe('rects', () => {
  test('roundRect throws with the values for a rect without finite numbers', () => {
    expect(() => roundRect({ ...box, width: NaN })).toThrow(/width NaN/)
  })

  test('unionRects returns null without rects', () => {
    expect(unionRects([])).toBeNull()
  })

  test('rectContains excludes points on the right and lower edge, and allows boxes on the edges', () => {
    expect(rectContains(box, { x: 10, y: 20 })).toBe(true)
    expect(rectContains(box, { x: 40, y: 30 })).toBe(false)
    expect(rectContains(box, { x: 20, y: 60 })).toBe(false)
    expect(rectContains(box, box)).toBe(true)
  })

  test('intersectionOverUnion is a third for equal boxes that share half', () => {
    expect(intersectionOverUnion(box, { ...box, x: 25 })).toBeCloseTo(1 / 3, 12)
    expect(intersectionOverUnion({ ...box, width: 0 }, box)).toBe(0)
  })

  test('boxFromPoints returns the same box for any drawing direction', () => {
    const drawn = { x: 3, y: 4, width: 7, height: 6 }
    expect(boxFromPoints({ x: 10, y: 10 }, { x: 3, y: 4 })).toEqual(drawn)
    expect(boxFromPoints({ x: 3, y: 4 }, { x: 10, y: 10 })).toEqual(drawn)
  })

  test('snapRect returns guides that span both aligned rects', () => {
    const { rect, guides } = snapRect(box, [{ x: 12, y: 200, width: 50, height: 10 }], 5)
    expect(rect).toEqual({ ...box, x: 12 })
    expect(guides).toEqual([{ axis: 'x', position: 12, from: 20, to: 210 }])
  })
})
