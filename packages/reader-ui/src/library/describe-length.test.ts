import { describe, expect, it } from 'vitest'
import { describeLength } from './describe-length'

describe('describeLength', () => {
  it('counts seconds up to a minute and whole minutes from there', () => {
    expect(describeLength(0.4)).toEqual({ unit: 'seconds', count: 1 })
    expect(describeLength(59)).toEqual({ unit: 'seconds', count: 59 })
    expect(describeLength(60)).toEqual({ unit: 'minutes', count: 1 })
    expect(describeLength(200)).toEqual({ unit: 'minutes', count: 3 })
  })
  it('has nothing to say about a book that is not narrated', () => {
    expect(describeLength(0)).toBeNull()
    expect(describeLength(Number.NaN)).toBeNull()
  })
})
