import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findClearPlace, type WindowBox } from './find-clear-place'

const room = { width: 1000, height: 600 }
const toasts = { left: 700, top: 520, right: 980, bottom: 580 }
const box = fc
  .record({
    left: fc.integer({ min: 0, max: 950 }),
    top: fc.integer({ min: 0, max: 570 }),
    width: fc.integer({ min: 1, max: 200 }),
    height: fc.integer({ min: 1, max: 60 }),
  })
  .map(({ left, top, width, height }) => ({ left, top, right: left + width, bottom: top + height }))
const covers = (a: WindowBox, b: WindowBox) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

it('stays in its corner while it covers nothing', () => {
  expect(findClearPlace(toasts, [{ left: 0, top: 0, right: 600, bottom: 600 }], room)).toEqual({ x: 0, y: 0 })
})

it('moves above a button at the lower edge', () => {
  expect(findClearPlace(toasts, [{ left: 690, top: 540, right: 990, bottom: 580 }], room)).toEqual({ x: 0, y: -48 })
})

it('moves beside a column of buttons', () => {
  const column = Array.from({ length: 12 }, (_, row) => ({
    left: 690,
    top: row * 50,
    right: 990,
    bottom: row * 50 + 40,
  }))
  expect(findClearPlace(toasts, column, room)).toEqual({ x: -298, y: 0 })
})

it('covers no box after a move, and stays inside the window', () => {
  fc.assert(
    fc.property(fc.array(box, { maxLength: 12 }), (boxes) => {
      const { x, y } = findClearPlace(toasts, boxes, room)
      const moved = {
        left: toasts.left + x,
        top: toasts.top + y,
        right: toasts.right + x,
        bottom: toasts.bottom + y,
      }
      expect(moved.left >= 0 && moved.right <= room.width && moved.top >= 0 && moved.bottom <= room.height).toBe(true)
      if (x !== 0 || y !== 0) expect(boxes.some((each) => covers(each, moved))).toBe(false)
    }),
  )
})
