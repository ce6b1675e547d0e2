import { describe, expect, test } from 'vitest'
import { clampPageNumber } from './clamp-page-number'

describe('clampPageNumber', () => {
  test('what is no number is the current page, decimals are cut [AUD-047]', () => {
    for (const input of ['', '  ', 'abc', NaN]) expect(clampPageNumber(input, { current: 4, pageCount: 9 })).toBe(4)
    expect(clampPageNumber('3.9', { current: 4, pageCount: 9 })).toBe(3)
    expect(clampPageNumber('-3', { current: 4, pageCount: 9 })).toBe(1)
    expect(clampPageNumber('10', { current: 4, pageCount: 9 })).toBe(9)
  })
})
