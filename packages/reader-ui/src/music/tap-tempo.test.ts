import { describe, expect, test } from 'vitest'
import { tapTempo } from './tap-tempo'

describe('tapTempo', () => {
  test('one stray tap hardly counts, one tap alone not at all', () => {
    expect(tapTempo([0, 0.5, 1, 1.62, 2, 2.5])).toBe(120)
    expect(tapTempo([3])).toBeNull()
    expect(tapTempo([0, 10])).toBeNull()
  })
})
