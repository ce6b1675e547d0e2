import { describe, expect, test } from 'vitest'
import { clampPageNumber } from './clamp-page-number'

describe('clampPageNumber', () => {
  test('keeps the current page if the input is not a number, and cuts decimals [AUD-047]', () => {
    for (const input of ['', '  ', 'abc', NaN]) expect(clampPageNumber(input, { current: 4, pageCount: 9 })).toBe(4)
    expect(clampPageNumber('3.9', { current: 4, pageCount: 9 })).toBe(3)
    expect(clampPageNumber('-3', { current: 4, pageCount: 9 })).toBe(1)
    expect(clampPageNumber('10', { current: 4, pageCount: 9 })).toBe(9)
  })

  test('treats a page count or current page that is not a number as 1', () => {
    for (const pageCount of [NaN, -1, 0]) expect(clampPageNumber('3', { current: 2, pageCount })).toBe(1)
    expect(clampPageNumber('3', { current: 1, pageCount: 2.9 })).toBe(2)
    expect(clampPageNumber('x', { current: NaN, pageCount: 9 })).toBe(1)
  })
})
