import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { moveEntry } from './move-entry'

const lists = fc.uniqueArray(fc.nat(), { minLength: 1, maxLength: 12 })

it('moves one entry and keeps the order of the others', () => {
  fc.assert(
    fc.property(lists, fc.nat(), fc.nat(), (entries, a, b) => {
      const from = a % entries.length
      const to = b % entries.length
      const moved = moveEntry(entries, from, to)
      expect(moved[to]).toBe(entries[from])
      expect(moved.toSpliced(to, 1)).toEqual(entries.toSpliced(from, 1))
      expect(moveEntry(moved, to, from)).toEqual(entries)
    }),
  )
})

it('clamps positions outside the list, and moves nothing for an unknown entry', () => {
  expect(moveEntry(['a', 'b', 'c'], 1, -4)).toEqual(['b', 'a', 'c'])
  expect(moveEntry(['a', 'b', 'c'], 1, 9)).toEqual(['a', 'c', 'b'])
  expect(moveEntry(['a', 'b', 'c'], 3, 0)).toEqual(['a', 'b', 'c'])
})
