import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { followValue, type Draft } from './follow-value'

const typed = (seen: number | null, told: readonly number[]): Draft<number | null> => {
  return { text: 'abc', isLeft: true, seen, told }
}

it('keeps what is typed while the value stays, or comes to be what the field told, even late and with some left out', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(), { minLength: 1 }), fc.array(fc.boolean()), ([first = 0, ...told], heard) => {
      let draft: Draft<number | null> | null = typed(first, told)
      expect(followValue(draft, first)).toBe(draft)
      for (const [place, value] of told.entries()) {
        if (heard[place] !== true) continue
        draft = followValue(draft, value)
        expect(draft?.text).toBe('abc')
        expect(draft?.seen).toBe(value)
      }
    }),
  )
})

it('ends what is typed when another value comes', () => {
  expect(followValue(typed(1, []), 2)).toBeNull()
  expect(followValue(typed(1, [2, 3]), null)).toBeNull()
  expect(followValue(typed(null, [2]), 5)).toBeNull()
})

it('takes no value for its own that it told before the last one that came', () => {
  const later = followValue(typed(1, [2, 3]), 3)
  expect(later).not.toBeNull()
  expect(followValue(later, 2)).toBeNull()
  expect(followValue(later, 1)).toBeNull()
})

it('has nothing to keep where nothing is typed', () => {
  expect(followValue(null, 3)).toBeNull()
})
