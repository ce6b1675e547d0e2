import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { chooseSide, type PhysicalSide } from './choose-side'

const sides: readonly PhysicalSide[] = ['top', 'right', 'bottom', 'left']
const length = fc.integer({ min: 1, max: 1500 })
const size = fc.record({ width: length, height: length })
/** A window with an anchor inside. */
const position = size.chain((window) =>
  fc
    .record({
      across: fc.tuple(fc.integer({ min: 0, max: window.width }), fc.integer({ min: 0, max: window.width })),
      down: fc.tuple(fc.integer({ min: 0, max: window.height }), fc.integer({ min: 0, max: window.height })),
    })
    .map(({ across, down }) => ({
      window,
      anchor: {
        left: Math.min(...across),
        right: Math.max(...across),
        top: Math.min(...down),
        bottom: Math.max(...down),
      },
    })),
)

it('chooses a side only if the panel stays in the window, and finds one if there is any', () => {
  fc.assert(
    fc.property(fc.constantFrom(...sides), position, size, (asked, { anchor, window }, panel) => {
      const room: Readonly<Record<PhysicalSide, boolean>> = {
        top: anchor.top >= panel.height,
        bottom: anchor.bottom + panel.height <= window.height,
        left: anchor.left >= panel.width,
        right: anchor.right + panel.width <= window.width,
      }
      const side = chooseSide(asked, { anchor, panel, window })
      if (side === null) expect(sides.some((each) => room[each])).toBe(false)
      else expect(room[side]).toBe(true)
      if (room[asked]) expect(side).toBe(asked)
    }),
  )
})

it('prefers the opposite side to below', () => {
  const window = { width: 800, height: 600 }
  const panel = { width: 300, height: 200 }
  expect(chooseSide('right', { window, panel, anchor: { left: 600, right: 700, top: 100, bottom: 140 } })).toBe('left')
  expect(chooseSide('right', { window, panel, anchor: { left: 250, right: 550, top: 100, bottom: 140 } })).toBe(
    'bottom',
  )
})
