import { describe, expect, it } from 'vitest'
import { describePrice } from './describe-price'

describe('the price of a model', () => {
  it('is a whole percentage cheaper or dearer than usual, and null for the usual price [AUD-022 AUD-023]', () => {
    expect(describePrice(0.5)).toEqual({ kind: 'cheaper', percent: 50 })
    expect(describePrice(0.333)).toEqual({ kind: 'cheaper', percent: 67 })
    expect(describePrice(1.25)).toEqual({ kind: 'dearer', percent: 25 })
    expect(describePrice(1)).toBeNull()
    expect(describePrice(undefined)).toBeNull()
  })
})
