import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { chooseColumns } from './choose-columns'

it('leaves no gap in the last row, and uses no more columns than fit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 12 }), (count, fitting) => {
      const columns = chooseColumns(count, fitting)
      expect(count % columns).toBe(0)
      expect(columns).toBeLessThanOrEqual(Math.max(1, fitting))
    }),
  )
})

it('puts four into two rows of two, and three below each other', () => {
  expect(chooseColumns(4, 3)).toBe(2)
  expect(chooseColumns(3, 2)).toBe(1)
})
