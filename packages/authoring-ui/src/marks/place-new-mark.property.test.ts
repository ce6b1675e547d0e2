import type { Box } from '@lectern/core/geometry'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeNewMark } from './place-new-mark'

const page = { width: 1000, height: 1400 }
const whole = { x: 0, y: 0, ...page }
const overlaps = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

function addMarks(count: number, seen: Box): Box[] {
  const placed: Box[] = []
  for (let number = 0; number < count; number += 1) placed.push(placeNewMark(seen, page, placed))
  return placed
}

test('the first mark lies in the middle of the visible part', () => {
  expect(placeNewMark({ x: 200, y: 300, width: 400, height: 600 }, page, [])).toEqual({
    x: 320,
    y: 520,
    width: 160,
    height: 160,
  })
})

test('new marks lie clear of each other and on the page, while there is room', () => {
  const visible = fc.record({
    x: fc.integer({ min: 0, max: 500 }),
    y: fc.integer({ min: 0, max: 800 }),
    width: fc.integer({ min: 300, max: 500 }),
    height: fc.integer({ min: 300, max: 600 }),
  })
  fc.assert(
    fc.property(visible, fc.integer({ min: 2, max: 8 }), (seen, count) => {
      const placed = addMarks(count, seen)
      for (const [index, box] of placed.entries()) {
        expect(placed.slice(index + 1).some((other) => overlaps(box, other))).toBe(false)
        expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= page.width).toBe(true)
        expect(box.y + box.height).toBeLessThanOrEqual(page.height)
      }
    }),
  )
})

test('a full page gets marks that do not hide each other', () => {
  const placed = addMarks(80, whole)
  expect(new Set(placed.map(({ x, y }) => `${x} ${y}`)).size).toBeGreaterThan(30)
})
