import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { assignPageIndexes } from './assign-page-indexes'

test('moves the pages of a language among their indexes and keeps the others', () => {
  expect(assignPageIndexes([10, 20, 30, 40], [40, 10, 30])).toEqual([
    { id: 40, order_index: 0 },
    { id: 10, order_index: 2 },
    { id: 30, order_index: 3 },
  ])
})

test('gives no index to a missing page', () => {
  expect(assignPageIndexes([10, 30], [30, 20, 10])).toEqual([
    { id: 30, order_index: 0 },
    { id: 10, order_index: 1 },
  ])
})

test('gives each index once, and only indexes that these pages had', () => {
  const chapters = fc.uniqueArray(fc.nat(500), { maxLength: 30 }).chain((ids) =>
    fc.record({
      ids: fc.constant(ids),
      ordered: fc
        .shuffledSubarray(ids)
        .chain((own) => fc.uniqueArray(fc.integer({ min: 501, max: 600 })).map((gone) => [...own, ...gone])),
    }),
  )
  fc.assert(
    fc.property(chapters, ({ ids, ordered }) => {
      const standing = ordered.filter((id) => ids.includes(id))
      const placed = assignPageIndexes(ids, ordered)
      expect(placed.map(({ id }) => id)).toEqual(standing)
      const had = standing.map((id) => ids.indexOf(id)).toSorted((a, b) => a - b)
      expect(placed.map((page) => page.order_index)).toEqual(had)
    }),
  )
})
