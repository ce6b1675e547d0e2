import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeSheet } from './place-sheet'

const gap = 12
const room = fc.record({
  top: fc.integer({ min: -500, max: 1500 }),
  height: fc.integer({ min: 1, max: 900 }),
  sheetHeight: fc.integer({ min: 80, max: 400 }),
  windowHeight: fc.integer({ min: 400, max: 1000 }),
})

test('keeps a sheet in the window, over its target only if there is no room beside it', () => {
  fc.assert(
    fc.property(room, ({ top, height, sheetHeight, windowHeight }) => {
      const target = { top, bottom: top + height }
      const lower = placeSheet({ target, sheetHeight, windowHeight, gap })
      expect(lower).toBeLessThanOrEqual(windowHeight)
      expect(lower - sheetHeight).toBeGreaterThanOrEqual(0)
      const covers = lower > target.top && lower - sheetHeight < target.bottom
      const hasRoom = target.top - gap >= sheetHeight || target.bottom + gap <= windowHeight - sheetHeight
      if (hasRoom) expect(covers).toBe(false)
    }),
  )
})

test('a sheet is at the lower edge of the window unless it would cover its target there', () => {
  const sheet = { sheetHeight: 200, windowHeight: 667, gap }
  expect(placeSheet({ ...sheet, target: null })).toBe(667)
  expect(placeSheet({ ...sheet, target: { top: 8, bottom: 52 } })).toBe(667)
  expect(placeSheet({ ...sheet, target: { top: 600, bottom: 660 } })).toBe(588)
  expect(placeSheet({ ...sheet, target: { top: 8, bottom: 660 } })).toBe(667)
})
