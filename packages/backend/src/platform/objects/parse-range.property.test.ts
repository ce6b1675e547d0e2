import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseRange } from './parse-range'

const size = fc.integer({ min: 0, max: 1_000_000 })
const bound = fc.option(fc.integer({ min: 0, max: 2_000_000 }), { nil: null })

test('a partial range starts as requested, is no longer, and ends inside the object', () => {
  fc.assert(
    fc.property(size, bound, bound, (sizeBytes, from, to) => {
      const range = parseRange(`bytes=${from ?? ''}-${to ?? ''}`, sizeBytes)
      if (range.kind !== 'part') return
      expect(range.first).toBeGreaterThanOrEqual(0)
      expect(range.last).toBeGreaterThanOrEqual(range.first)
      expect(range.last).toBeLessThan(sizeBytes)
      if (from !== null) expect(range.first).toBe(from)
      if (from !== null && to !== null) expect(range.last).toBeLessThanOrEqual(to)
      if (from === null && to !== null) expect(range.last - range.first + 1).toBe(Math.min(to, sizeBytes))
    }),
  )
})

test('only a range that starts inside the object is satisfiable', () => {
  fc.assert(
    fc.property(size, fc.integer({ min: 0, max: 2_000_000 }), (sizeBytes, from) => {
      expect(parseRange(`bytes=${from}-`, sizeBytes).kind).toBe(from < sizeBytes ? 'part' : 'unsatisfiable')
    }),
  )
})

test('any other header means the whole object', () => {
  fc.assert(
    fc.property(fc.string(), size, (header, sizeBytes) => {
      fc.pre(!/^\s*bytes=\d*-\d*\s*$/.test(header))
      expect(parseRange(header, sizeBytes)).toEqual({ kind: 'whole' })
    }),
  )
})
