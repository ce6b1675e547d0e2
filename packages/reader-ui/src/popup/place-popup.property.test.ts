import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { placePopup } from './place-popup'

const bounds = { x: 8, y: 8, width: 1264, height: 784 }
const box = fc.record({
  x: fc.integer({ min: -100, max: 1280 }),
  y: fc.integer({ min: -100, max: 800 }),
  width: fc.integer({ min: 1, max: 900 }),
  height: fc.integer({ min: 1, max: 300 }),
})
const size = fc.record({ width: fc.integer({ min: 50, max: 640 }), height: fc.integer({ min: 40, max: 700 }) })
const current = fc.option(fc.record({ x: fc.integer({ min: 0, max: 1280 }), y: fc.integer({ min: 0, max: 800 }) }))

const overlaps = (a: typeof bounds, b: typeof bounds) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

describe('placePopup', () => {
  test('stays in its bounds', () => {
    fc.assert(
      fc.property(size, box, fc.option(box), current, (own, anchor, avoid, at) => {
        const { x, y } = placePopup({ size: own, bounds, anchor, avoid, current: at })
        expect(x).toBeGreaterThanOrEqual(bounds.x)
        expect(y).toBeGreaterThanOrEqual(bounds.y)
        expect(x + own.width).toBeLessThanOrEqual(bounds.x + bounds.width)
        expect(y + own.height).toBeLessThanOrEqual(bounds.y + bounds.height)
      }),
    )
  })

  test('covers no highlighted words if there is room beside them', () => {
    fc.assert(
      fc.property(size, box, box, current, (own, anchor, avoid, at) => {
        const hasRoom =
          avoid.x - bounds.x >= own.width ||
          bounds.x + bounds.width - (avoid.x + avoid.width) >= own.width ||
          avoid.y - bounds.y >= own.height ||
          bounds.y + bounds.height - (avoid.y + avoid.height) >= own.height
        fc.pre(hasRoom)
        const point = placePopup({ size: own, bounds, anchor, avoid, current: at })
        expect(overlaps({ ...point, ...own }, avoid)).toBe(false)
      }),
    )
  })

  test('stays where it is while the highlighted words are elsewhere', () => {
    const own = { width: 300, height: 200 }
    const anchor = { x: 500, y: 300, width: 40, height: 40 }
    const first = placePopup({ size: own, bounds, anchor, avoid: null, current: null })
    expect(overlaps({ ...first, ...own }, anchor)).toBe(false)
    const far = { x: 20, y: 700, width: 60, height: 20 }
    expect(placePopup({ size: own, bounds, anchor, avoid: far, current: first })).toEqual(first)
    const under = { x: first.x + 10, y: first.y + 10, width: 60, height: 20 }
    expect(placePopup({ size: own, bounds, anchor, avoid: under, current: first })).not.toEqual(first)
  })

  test('is centred below its anchor if nothing is in the way', () => {
    const point = placePopup({
      size: { width: 300, height: 200 },
      bounds,
      anchor: { x: 500, y: 300, width: 40, height: 40 },
      avoid: null,
      current: null,
    })
    expect([point.x, point.y]).toEqual([370, 348])
  })
})
