import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatResetTime } from './format-reset-time'
import { readBudget } from './read-budget'

test('fills between 0 and 1 of the bar, whatever the numbers are', () => {
  const numbers = fc.oneof(
    fc.constantFrom(NaN, Infinity, -Infinity, 0, -1, Number.MAX_VALUE),
    fc.double(),
    fc.integer(),
  )
  fc.assert(
    fc.property(numbers, numbers, numbers, (used, limit, reset) => {
      const budget = readBudget({
        character_count: used,
        character_limit: limit,
        next_character_count_reset_unix: reset,
      })
      expect(budget.fraction >= 0 && budget.fraction <= 1).toBe(true)
      expect(budget.usedCharacters >= 0 && budget.limitCharacters >= 0).toBe(true)
      expect(() => formatResetTime(budget.resetsAtUnixSeconds, { locale: 'en' })).not.toThrow()
      expect(() => formatResetTime(reset, { locale: 'es' })).not.toThrow()
    }),
    { numRuns: 500 },
  )
})
