import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { areInOneSpread, findSpread, type SpreadSize } from './find-spread'

const total = fc.integer({ min: 1, max: 60 })
const anySpreadSize = fc.constantFrom<SpreadSize>(1, 2)

describe('findSpread', () => {
  test('puts each page of the book into one spread, in order', () => {
    fc.assert(
      fc.property(total, anySpreadSize, (pages, spreadSize) => {
        const shown: number[] = []
        for (let next = 0; next < pages;) {
          const spread = findSpread(next, spreadSize, pages)
          if (spread === null) throw new Error(`Page ${next} is in no spread.`)
          const [first, end] = spread
          expect(first).toBe(next)
          for (let page = first; page < end; page++) {
            expect(findSpread(page, spreadSize, pages)).toEqual(spread)
            shown.push(page)
          }
          next = end
        }
        expect(shown).toEqual(Array.from({ length: pages }, (_, page) => page))
      }),
    )
  })

  test('shows the cover and an odd last page alone', () => {
    expect(findSpread(0, 2, 4)).toEqual([0, 1])
    expect(findSpread(2, 2, 4)).toEqual([1, 3])
    expect(findSpread(3, 2, 4)).toEqual([3, 4])
  })

  test('is null beyond the ends of the book', () => {
    fc.assert(
      fc.property(total, anySpreadSize, (pages, spreadSize) => {
        expect(findSpread(-1, spreadSize, pages)).toBeNull()
        expect(findSpread(pages, spreadSize, pages)).toBeNull()
      }),
    )
  })
})

test('areInOneSpread holds exactly for pages of the same spread', () => {
  fc.assert(
    fc.property(total, anySpreadSize, fc.nat(70), fc.nat(70), (pages, spreadSize, one, other) => {
      const [a, b] = [one % pages, other % pages]
      const isSame = findSpread(a, spreadSize, pages)?.[0] === findSpread(b, spreadSize, pages)?.[0]
      expect(areInOneSpread([a, b], spreadSize, pages)).toBe(isSame)
    }),
  )
  expect(areInOneSpread([-1, 0], 2, 4)).toBe(false)
})
