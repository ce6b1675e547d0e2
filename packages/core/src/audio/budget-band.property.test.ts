import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { budgetBand } from './budget-band'

describe('budgetBand', () => {
  test('returns low under 75 percent, high from 75 to under 90, and critical from 90 [AUD-037]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.nat(12_000_000), (limit, used) => {
        const percent = (BigInt(used) * 100n * 1_000_000n) / BigInt(limit)
        const expected = percent < 75_000_000n ? 'low' : percent < 90_000_000n ? 'high' : 'critical'
        expect(budgetBand(used, limit)).toBe(expected)
      }),
      {
        examples: [
          [100, 75],
          [100, 74],
          [100, 90],
          [100, 89],
          [1_000_000, 899_999],
          [3, 3],
        ],
      },
    )
  })
})
