import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeInOrder } from './place-in-order'

const ids = fc.uniqueArray(fc.nat(), { maxLength: 12 })
const wanted = ids.chain((all) =>
  fc.record({
    all: fc.constant(all),
    places: fc
      .uniqueArray(fc.integer({ min: -5, max: 20 }), { minLength: all.length, maxLength: all.length })
      .chain((places) => fc.subarray(all.map((id, index): [number, number] => [id, places[index] ?? 0])))
      .map((entries) => new Map(entries)),
  }),
)

test('every id appears once; listed ids follow their places, others keep their order', () => {
  fc.assert(
    fc.property(wanted, ({ all, places }) => {
      const order = placeInOrder(all, places)
      expect(order.toSorted((a, b) => a - b)).toEqual(all.toSorted((a, b) => a - b))
      expect(order.filter((id) => !places.has(id))).toEqual(all.filter((id) => !places.has(id)))
      const named = order.filter((id) => places.has(id)).map((id) => places.get(id) ?? 0)
      expect(named).toEqual(named.toSorted((a, b) => a - b))
    }),
  )
})

test('a single listed id gets its place, or the nearest end', () => {
  fc.assert(
    fc.property(ids, fc.integer({ min: -5, max: 20 }), fc.nat(), (all, place, pick) => {
      const id = all[pick % Math.max(all.length, 1)]
      if (id === undefined) return
      const found = placeInOrder(all, new Map([[id, place]])).indexOf(id)
      expect(found).toBe(Math.min(Math.max(place, 0), all.length - 1))
    }),
  )
})

test('places without gaps are taken as they are', () => {
  fc.assert(
    fc.property(ids, (all) => {
      const turned = all.toReversed()
      expect(placeInOrder(all, new Map(turned.map((id, place) => [id, place])))).toEqual(turned)
    }),
  )
})
