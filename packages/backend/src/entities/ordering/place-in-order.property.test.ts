import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeInOrder } from './place-in-order'

const ids = fc.uniqueArray(fc.nat(), { maxLength: 12 })
const wanted = ids.chain((all) =>
  fc.record({
    all: fc.constant(all),
    positions: fc
      .uniqueArray(fc.integer({ min: -5, max: 20 }), { minLength: all.length, maxLength: all.length })
      .chain((positions) => fc.subarray(all.map((id, index): [number, number] => [id, positions[index] ?? 0])))
      .map((entries) => new Map(entries)),
  }),
)

test('every id appears once; listed ids follow their positions, others keep their order', () => {
  fc.assert(
    fc.property(wanted, ({ all, positions }) => {
      const order = placeInOrder(all, positions)
      expect(order.toSorted((a, b) => a - b)).toEqual(all.toSorted((a, b) => a - b))
      expect(order.filter((id) => !positions.has(id))).toEqual(all.filter((id) => !positions.has(id)))
      const named = order.filter((id) => positions.has(id)).map((id) => positions.get(id) ?? 0)
      expect(named).toEqual(named.toSorted((a, b) => a - b))
    }),
  )
})

test('a single listed id gets its position, or the nearest end', () => {
  fc.assert(
    fc.property(ids, fc.integer({ min: -5, max: 20 }), fc.nat(), (all, position, pick) => {
      const id = all[pick % Math.max(all.length, 1)]
      if (id === undefined) return
      const found = placeInOrder(all, new Map([[id, position]])).indexOf(id)
      expect(found).toBe(Math.min(Math.max(position, 0), all.length - 1))
    }),
  )
})

test('positions without gaps are kept as they are', () => {
  fc.assert(
    fc.property(ids, (all) => {
      const turned = all.toReversed()
      expect(placeInOrder(all, new Map(turned.map((id, position) => [id, position])))).toEqual(turned)
    }),
  )
})
