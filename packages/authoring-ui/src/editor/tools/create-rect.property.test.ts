import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createRect } from './create-rect'

describe('createRect', () => {
  test('draws on whole pixels with the default look [EDIT-010]', () => {
    const pixels = fc.double({ min: -1e4, max: 1e4, noNaN: true })
    fc.assert(
      fc.property(pixels, pixels, pixels, pixels, (x, y, width, height) => {
        const rect = createRect({ x, y, width, height }, { id: 'r1' })
        expect([rect.x, rect.y, rect.width, rect.height].every(Number.isInteger)).toBe(true)
        expect(rect).toMatchObject({ id: 'r1', fill: '#00ff00', opacity: 0.3 })
      }),
    )
  })

  test('rounds a box of any numbers to whole pixels or throws a RangeError', () => {
    const number = fc.oneof(fc.double(), fc.constantFrom(Number.NaN, Infinity, -Infinity, 0, -1, 0.4))
    fc.assert(
      fc.property(fc.record({ x: number, y: number, width: number, height: number }), (box) => {
        const isDrawable = [box.x, box.y, box.width, box.height].every(Number.isFinite)
        if (isDrawable) expect(Number.isInteger(createRect(box, { id: 'r' }).x)).toBe(true)
        else expect(() => createRect(box, { id: 'r' })).toThrow(RangeError)
      }),
    )
  })
})
