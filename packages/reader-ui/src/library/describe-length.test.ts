import { describe, expect, it } from 'vitest'
import { describeLength } from './describe-length'

describe('describeLength', () => {
  it('returns seconds below a minute and whole minutes from there', () => {
    expect(describeLength(0.4)).toEqual({ unit: 'seconds', count: 1 })
    expect(describeLength(59)).toEqual({ unit: 'seconds', count: 59 })
    expect(describeLength(60)).toEqual({ unit: 'minutes', count: 1 })
    expect(describeLength(200)).toEqual({ unit: 'minutes', count: 3 })
  })
  it('returns null for a book without narration', () => {
    expect(describeLength(0)).toBeNull()
    expect(describeLength(Number.NaN)).toBeNull()
  })
})
