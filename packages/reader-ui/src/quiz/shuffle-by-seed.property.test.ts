import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { shuffleBySeed } from './shuffle-by-seed'

const items = fc.uniqueArray(fc.integer(), { maxLength: 12 })

test('a shuffle keeps every item, and the same seed gives the same order', () => {
  fc.assert(
    fc.property(items, fc.string(), (list, seed) => {
      const shuffled = shuffleBySeed(list, seed)
      expect(new Set(shuffled)).toEqual(new Set(list))
      expect(shuffled).toHaveLength(list.length)
      expect(shuffleBySeed(list, seed)).toEqual(shuffled)
    }),
  )
})

test('each item comes to each place about equally often', () => {
  const seeds = Array.from({ length: 6000 }, (_, index) => `seed ${index}`)
  const counts = new Map<string, number>()
  for (const seed of seeds) {
    for (const [place, item] of shuffleBySeed(['a', 'b', 'c'], seed).entries()) {
      counts.set(`${item}${place}`, (counts.get(`${item}${place}`) ?? 0) + 1)
    }
  }
  expect(counts.size).toBe(9)
  for (const count of counts.values()) expect(Math.abs(count - 2000)).toBeLessThan(200)
})
