import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { pageRows } from './page-rows'

it('puts every row on exactly one page', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 1, max: 60 }), (total, pageSize) => {
      const { pages } = pageRows({ total, page: 0, pageSize })
      const seen: number[] = []
      for (let page = 0; page < pages; page++) {
        const { first, last } = pageRows({ total, page, pageSize })
        for (let row = Math.max(1, first); row <= last; row++) seen.push(row)
        expect(last - first + 1).toBeLessThanOrEqual(Math.max(pageSize, 1))
      }
      expect(seen).toEqual(Array.from({ length: total }, (_, row) => row + 1))
    }),
  )
})

const anyNumber = fc.oneof(fc.double({ min: -1e9, max: 1e9 }), fc.constantFrom(Number.NaN, -Infinity))

it('falls back to the nearest page, whatever the numbers', () => {
  fc.assert(
    fc.property(anyNumber, anyNumber, anyNumber, (total, page, pageSize) => {
      const shown = pageRows({ total, page, pageSize })
      expect(shown.page).toBeGreaterThanOrEqual(0)
      expect(shown.page).toBeLessThan(shown.pages)
    }),
  )
  expect(pageRows({ total: 45, page: 9, pageSize: 10 })).toEqual({ page: 4, pages: 5, first: 41, last: 45 })
  expect(pageRows({ total: 0, page: 3, pageSize: 10 })).toEqual({ page: 0, pages: 1, first: 0, last: 0 })
})
