import fc from 'fast-check'
import { expect, it } from 'vitest'
import { placeRects } from '../editor/placed-rect'
import { moveInOrder } from './move-in-order'

const scope = { pageVariationId: 7, kind: 'rectsByWords' } as const
const words = placeRects(
  scope,
  Array.from({ length: 9 }, (_, index) => ({ id: String(index), x: 0, y: 0, width: 1, height: 1 })),
)
const place = fc.integer({ min: 0, max: 8 })

it('gives a word the number of the one it is moved to, and keeps the order of the others', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(place, place), { maxLength: 40 }), (moves) => {
      let list = words
      for (const [from, to] of moves) {
        const expected = list.map(({ id }) => id)
        const [moved] = expected.splice(from, 1)
        expected.splice(to, 0, moved!)
        const changed = new Map(moveInOrder(list, new Set([moved!]), list[to]!.id).map((placed) => [placed.id, placed]))
        list = list.map((placed) => changed.get(placed.id) ?? placed).toSorted((a, b) => a.order - b.order)
        expect(list.map(({ id }) => id)).toEqual(expected)
      }
    }),
  )
})

it('moves several words together, and changes no other', () => {
  const ids = (moved: number[], target: number) => {
    const changed = moveInOrder(words, new Set(moved.map((at) => words[at]!.id)), words[target]!.id)
    expect(changed).toHaveLength(moved.length)
    const byId = new Map(changed.map((placed) => [placed.id, placed]))
    return words
      .map((placed) => byId.get(placed.id) ?? placed)
      .toSorted((a, b) => a.order - b.order)
      .map(({ rect }) => rect.id)
      .join('')
  }
  expect(ids([1, 3], 6)).toBe('024561378')
  expect(ids([5, 6], 0)).toBe('560123478')
  expect(ids([0], 8)).toBe('123456780')
})

it('finds places between two words that were split very often', () => {
  let list = words
  for (let round = 0; round < 200; round += 1) {
    const changed = new Map(moveInOrder(list, new Set([list[2]!.id]), list[1]!.id).map((placed) => [placed.id, placed]))
    list = list.map((placed) => changed.get(placed.id) ?? placed).toSorted((a, b) => a.order - b.order)
  }
  expect(new Set(list.map(({ order }) => order)).size).toBe(9)
})
