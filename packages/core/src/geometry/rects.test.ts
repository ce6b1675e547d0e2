import { describe, expect, test } from 'vitest'
import { boxFromPoints } from './box-from-points'
import { intersectionOverUnion } from './intersection-over-union'
import { rectContains } from './rect-contains'
import { roundRect } from './round-rect'
import { snapRect } from './snap-rect'
import { unionRects } from './union-rects'

const box = { x: 10, y: 20, width: 30, height: 40 }

describe('rects', () => {
  test('a rect without a finite number is refused with its values', () => {
    expect(() => roundRect({ ...box, width: NaN })).toThrow(/width NaN/)
  })

  test('there is no union of nothing', () => {
    expect(unionRects([])).toBeNull()
  })

  test('a point on the right or the lower edge is outside, a box may touch the edges', () => {
    expect(rectContains(box, { x: 10, y: 20 })).toBe(true)
    expect(rectContains(box, { x: 40, y: 30 })).toBe(false)
    expect(rectContains(box, { x: 20, y: 60 })).toBe(false)
    expect(rectContains(box, box)).toBe(true)
  })

  test('half of two equal boxes shared is a third of what they cover', () => {
    expect(intersectionOverUnion(box, { ...box, x: 25 })).toBeCloseTo(1 / 3, 12)
    expect(intersectionOverUnion({ ...box, width: 0 }, box)).toBe(0)
  })

  test('a box drawn up and to the left is the same as one drawn the other way', () => {
    const drawn = { x: 3, y: 4, width: 7, height: 6 }
    expect(boxFromPoints({ x: 10, y: 10 }, { x: 3, y: 4 })).toEqual(drawn)
    expect(boxFromPoints({ x: 3, y: 4 }, { x: 10, y: 10 })).toEqual(drawn)
  })

  test('a guide runs along both rects that stand in line', () => {
    const { rect, guides } = snapRect(box, [{ x: 12, y: 200, width: 50, height: 10 }], 5)
    expect(rect).toEqual({ ...box, x: 12 })
    expect(guides).toEqual([{ axis: 'x', position: 12, from: 20, to: 210 }])
  })
})
