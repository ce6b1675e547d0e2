import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { limitSplit, MIN_PANE_PX } from './limit-split'
import { clampSplit } from './clamp-split'

const percent = fc.double({ min: 0, max: 100, noNaN: true })

it('leaves both panes wide enough at every position, or stacks them', () => {
  fc.assert(
    fc.property(percent, percent, percent, fc.integer({ min: 0, max: 3000 }), (min, max, share, room) => {
      const limits = limitSplit({ min, max }, room)
      if (limits === null) {
        expect(room).toBeLessThan(2 * MIN_PANE_PX)
        return
      }
      const first = (clampSplit(share, limits).share / 100) * room
      expect(first).toBeGreaterThanOrEqual(MIN_PANE_PX - 0.001)
      expect(room - first).toBeGreaterThanOrEqual(MIN_PANE_PX - 0.001)
    }),
  )
})

it('changes nothing when there is enough room', () => {
  expect(limitSplit({ min: 20, max: 80 }, 800)).toEqual({ min: 20, max: 80 })
})
