import { describe, expect, test } from 'vitest'
import { budgetColors, readBudget } from './read-budget'

describe('readBudget', () => {
  test('reads 0 of 100 characters while the subscription is unknown [CONST-008]', () => {
    expect(readBudget(null)).toMatchObject({ usedCharacters: 0, limitCharacters: 100, isKnown: false, band: 'low' })
  })

  test('chooses green, amber and red bands [AUD-038]', () => {
    const colorAt = (used: number) => budgetColors[readBudget({ character_count: used, character_limit: 100 }).band]
    expect([0, 74, 75, 89, 90, 100, 250].map(colorAt)).toEqual([
      'green',
      'green',
      'amber',
      'amber',
      'red',
      'red',
      'red',
    ])
  })

  test('fills the bar of an overdrawn budget, and of one without characters [AUD-038]', () => {
    expect(readBudget({ character_count: 150, character_limit: 100 })).toMatchObject({ fraction: 1, band: 'critical' })
    expect(readBudget({ character_count: 0, character_limit: 0 })).toMatchObject({ fraction: 1, band: 'critical' })
  })

  test('treats counts that are not numbers as unknown', () => {
    const unknown = { usedCharacters: 0, limitCharacters: 100, band: 'low', fraction: 0 }
    for (const value of [NaN, Infinity, -1]) {
      expect(readBudget({ character_count: value, character_limit: value })).toMatchObject(unknown)
      const reset = readBudget({ character_count: 1, character_limit: 2, next_character_count_reset_unix: value })
      expect(reset.resetsAtUnixSeconds).toBeNull()
    }
    expect(readBudget({ character_count: 1, character_limit: 2, next_character_count_reset_unix: 1e15 })).toMatchObject(
      {
        resetsAtUnixSeconds: null,
      },
    )
  })

  test('passes the reset time on in seconds', () => {
    const subscription = { character_count: 30, character_limit: 100, next_character_count_reset_unix: 1_800_000_000 }
    expect(readBudget(subscription)).toMatchObject({ resetsAtUnixSeconds: 1_800_000_000, fraction: 0.3, isKnown: true })
  })
})
