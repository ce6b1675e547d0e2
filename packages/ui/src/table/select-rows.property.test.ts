import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { selectRows } from './select-rows'
import { shareSelected } from './share-selected'
import { toggleRow } from './toggle-row'

const keys = fc.uniqueArray(fc.constantFrom<string>('a', 'b', 'c', 'd', 'e', 'f', 'g'))

it('selects or deselects all visible rows, and leaves other pages alone', () => {
  fc.assert(
    fc.property(keys, keys, (selected, inSight) => {
      const before = new Set(selected)
      const after = selectRows(before, inSight)
      const expected = inSight.length === 0 || shareSelected(before, inSight) === 'all' ? 'none' : 'all'
      expect(shareSelected(after, inSight)).toBe(expected)
      const others = (set: ReadonlySet<string>) => [...set].filter((key) => !inSight.includes(key))
      expect(others(after)).toEqual(others(before))
    }),
  )
})

it('toggles a row twice without a change', () => {
  fc.assert(
    fc.property(keys, fc.constantFrom('a', 'b', 'c'), (selected, key) => {
      const once = toggleRow(new Set(selected), key)
      expect(once.has(key)).toBe(!selected.includes(key))
      expect([...toggleRow(once, key)].toSorted()).toEqual(selected.toSorted())
    }),
  )
})

it('distinguishes none, some and all', () => {
  const selected = new Set(['a', 'b'])
  expect(shareSelected(selected, ['c'])).toBe('none')
  expect(shareSelected(selected, ['b', 'c'])).toBe('some')
  expect(shareSelected(selected, ['a', 'b'])).toBe('all')
  expect(shareSelected(selected, [])).toBe('none')
})
