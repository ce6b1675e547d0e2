import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { chooseWindow, isWellInside, windowSize } from './choose-window'

const lists = fc.integer({ min: 1, max: 5000 }).chain((count) => fc.tuple(fc.constant(count), fc.nat(count - 1)))

it('contains the active option, limits the number drawn, and draws short lists whole', () => {
  fc.assert(
    fc.property(lists, ([count, anchor]) => {
      const { from, to } = chooseWindow(count, anchor)
      expect(from).toBeGreaterThanOrEqual(0)
      expect(to).toBeLessThanOrEqual(count)
      expect(to - from).toBe(Math.min(count, windowSize))
      expect(anchor >= from && anchor < to).toBe(true)
    }),
  )
})

it('leaves room around the active option, so that the window does not move immediately', () => {
  fc.assert(
    fc.property(lists, ([count, anchor]) => {
      expect(isWellInside(chooseWindow(count, anchor), count, anchor)).toBe(true)
    }),
  )
})

it('moves before its end is reached', () => {
  expect(isWellInside({ from: 0, to: 100 }, 2000, 99)).toBe(false)
  expect(isWellInside({ from: 900, to: 1000 }, 2000, 901)).toBe(false)
  expect(isWellInside({ from: 1900, to: 2000 }, 2000, 1999)).toBe(true)
  expect(chooseWindow(0, 0)).toEqual({ from: 0, to: 0 })
})
