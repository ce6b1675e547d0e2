import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clampPageNumber } from './clamp-page-number'

describe('clampPageNumber', () => {
  test('returns a page between 1 and the page count for any input [AUD-046]', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.double(), fc.integer().map(String)),
        fc.integer({ min: 1, max: 500 }),
        fc.nat(499),
        (input, pageCount, index) => {
          const current = (index % pageCount) + 1
          const page = clampPageNumber(input, { current, pageCount })
          expect(Number.isInteger(page) && page >= 1 && page <= pageCount).toBe(true)
          expect(clampPageNumber(String(current), { current: 1, pageCount })).toBe(current)
        },
      ),
    )
  })

  test('returns a page number for any numbers', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), fc.double(), (input, current, pageCount) => {
        const page = clampPageNumber(input, { current, pageCount })
        expect(Number.isInteger(page) || page === Infinity).toBe(true)
        expect(page).toBeGreaterThanOrEqual(1)
      }),
    )
  })
})
