import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isAutoplayValid, readAutoplay } from './read-autoplay'

describe('autoplay', () => {
  const values = fc.oneof(fc.constantFrom(-1, -2.5, 0, NaN), fc.double({ min: 0, max: 1e4, noNaN: true }))
  const entries = fc.record({
    lang: fc.constantFrom(undefined, 'en', 'es'),
    value: values,
    orderIndex: fc.option(fc.nat(9), { nil: undefined }),
  })

  test('a negative value is valid only with an order index', () => {
    fc.assert(
      fc.property(entries, (entry) => {
        const expected = entry.value >= 0 || (entry.value < 0 && entry.orderIndex !== undefined)
        expect(isAutoplayValid(entry)).toBe(expected)
      }),
    )
  })

  test('a trigger uses the first valid entry of its language, English if none is named', () => {
    fc.assert(
      fc.property(fc.array(entries, { maxLength: 5 }), fc.constantFrom('en', 'es', 'fr'), (all, language) => {
        const entry = all.find((one) => (one.lang ?? 'en') === language && isAutoplayValid(one))
        const expected =
          entry === undefined || entry.value >= 0
            ? entry && { at: 'time', seconds: entry.value, orderIndex: entry.orderIndex ?? null }
            : { at: 'page-start', orderIndex: entry.orderIndex }
        expect(readAutoplay(all, language)).toEqual(expected ?? null)
      }),
    )
  })
})
