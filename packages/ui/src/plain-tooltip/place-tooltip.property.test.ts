import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { placeTooltip } from './place-tooltip'

it('keeps a tooltip inside the window if the window has room for it', () => {
  fc.assert(
    fc.property(
      fc.record({ left: fc.nat(1000), top: fc.nat(700), width: fc.nat(200), height: fc.nat(60) }),
      fc.record({ width: fc.integer({ min: 10, max: 280 }), height: fc.integer({ min: 10, max: 120 }) }),
      fc.record({ width: fc.integer({ min: 320, max: 1400 }), height: fc.integer({ min: 400, max: 900 }) }),
      (anchor, bubble, viewport) => {
        fc.pre(anchor.left + anchor.width <= viewport.width && anchor.top + anchor.height <= viewport.height)
        const position = placeTooltip(anchor, bubble, viewport)
        expect(position.left).toBeGreaterThanOrEqual(0)
        expect(position.left + bubble.width).toBeLessThanOrEqual(viewport.width)
        expect(position.top).toBeGreaterThanOrEqual(0)
      },
    ),
  )
})

it('is above its anchor when there is no room below', () => {
  const position = placeTooltip(
    { left: 100, top: 660, width: 40, height: 30 },
    { width: 80, height: 28 },
    { width: 900, height: 700 },
  )
  expect(position).toEqual({ left: 80, top: 624 })
})
