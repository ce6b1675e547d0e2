import { describe, expect, test } from 'vitest'
import { holdAfter } from './hold-after'

describe('holdAfter', () => {
  test('a pause is held for its seconds, shorter at a faster rate, longer at a slower one [PLAY-007]', () => {
    expect(holdAfter({ pauseAfter: 1.5 }, 1)).toBe(1.5)
    expect(holdAfter({ pauseAfter: 1.5 }, 2)).toBe(0.75)
    expect(holdAfter({ pauseAfter: 1.5 }, 0.5)).toBe(3)
  })

  test('an absent pause, and one that is not above 0, holds nothing [PLAY-007]', () => {
    expect(holdAfter({}, 1)).toBe(0)
    for (const pauseAfter of [0, -1, NaN, Infinity]) expect(holdAfter({ pauseAfter }, 1)).toBe(0)
  })

  test('a rate that nothing plays at counts as the usual one', () => {
    for (const rate of [0, -1, NaN, Infinity]) expect(holdAfter({ pauseAfter: 1.5 }, rate)).toBe(1.5)
  })
})
