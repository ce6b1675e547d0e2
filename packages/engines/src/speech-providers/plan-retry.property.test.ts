import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { planRetry } from './plan-retry'
import { readRetryAfter } from './read-retry-after'

const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })

test('retries are limited, never before the Retry-After time and at most a moment after it', () => {
  const tries = fc.integer({ min: 1, max: 20 })
  fc.assert(
    fc.property(tries, fc.option(fc.integer({ min: 0, max: 100_000 })), chance, (made, askedMs, random) => {
      const waitMs = planRetry(made, askedMs, random)
      if (made >= 5 || (askedMs ?? 0) > 30_000) expect(waitMs).toBeNull()
      else {
        expect(waitMs).toBeGreaterThanOrEqual(askedMs ?? 0)
        expect(waitMs).toBeLessThanOrEqual((askedMs ?? 0) + 500 * 2 ** (made - 1))
      }
    }),
  )
})

test('any Retry-After header gives a wait of zero or more milliseconds, or null', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constantFrom('-5', '1e9', 'Infinity', '', ' ', '0x10')), (header) => {
      const askedMs = readRetryAfter(header, 0)
      expect(askedMs === null || (askedMs >= 0 && Number.isFinite(askedMs))).toBe(true)
    }),
  )
  expect(readRetryAfter(null, 0)).toBeNull()
  expect(readRetryAfter('2', 0)).toBe(2000)
})
