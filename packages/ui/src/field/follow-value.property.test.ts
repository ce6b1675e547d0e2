import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { followValue, type Draft } from './follow-value'

const typed = (seen: number | null, reported: readonly number[]): Draft<number | null> => {
  return { text: 'abc', isLeft: true, seen, reported }
}

it('keeps the draft while the value is unchanged or one that the field reported', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat(), { minLength: 1 }),
      fc.array(fc.boolean()),
      ([first = 0, ...reported], heard) => {
        let draft: Draft<number | null> | null = typed(first, reported)
        expect(followValue(draft, first)).toBe(draft)
        for (const [index, value] of reported.entries()) {
          if (heard[index] !== true) continue
          draft = followValue(draft, value)
          expect(draft?.text).toBe('abc')
          expect(draft?.seen).toBe(value)
        }
      },
    ),
  )
})

it('drops the draft when the value changes otherwise', () => {
  expect(followValue(typed(1, []), 2)).toBeNull()
  expect(followValue(typed(1, [2, 3]), null)).toBeNull()
  expect(followValue(typed(null, [2]), 5)).toBeNull()
})

it('drops the draft for a value that it reported before the last one that arrived', () => {
  const later = followValue(typed(1, [2, 3]), 3)
  expect(later).not.toBeNull()
  expect(followValue(later, 2)).toBeNull()
  expect(followValue(later, 1)).toBeNull()
})

it('has no draft when nothing is typed', () => {
  expect(followValue(null, 3)).toBeNull()
})
