import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { sortDirections, sortRows } from './sort-rows'
import type { SortValue } from './sort-value'

interface Row {
  readonly index: number
  readonly value: SortValue
}

const compareTexts = new Intl.Collator('es', { numeric: true }).compare
const numbers = fc.array(fc.option(fc.integer({ min: -5, max: 5 }), { nil: null }))
const direction = fc.constantFrom(...sortDirections)
const rowsOf = (values: readonly SortValue[]): Row[] => values.map((value, index) => ({ index, value }))
const sorted = (rows: readonly Row[], towards: (typeof sortDirections)[number]) =>
  sortRows(rows, { value: (row) => row.value, direction: towards, compareTexts })

it('keeps every row and the order of equal ones', () => {
  fc.assert(
    fc.property(numbers, direction, (values, towards) => {
      const rows = rowsOf(values)
      const result = sorted(rows, towards)
      expect(result.toSorted((a, b) => a.index - b.index)).toEqual(rows)
      for (const [position, row] of result.entries()) {
        const next = result[position + 1]
        if (next !== undefined && next.value === row.value) expect(row.index).toBeLessThan(next.index)
      }
    }),
  )
})

it('sorts missing values last in both directions, and the rest in order', () => {
  fc.assert(
    fc.property(numbers, direction, (values, towards) => {
      const result = sorted(rowsOf(values), towards).map(({ value }) => value)
      const known = result.filter((value) => value !== null)
      expect(result.slice(0, known.length)).toEqual(known)
      const rising = known.toSorted((a, b) => Number(a) - Number(b))
      expect(known).toEqual(towards === 'ascending' ? rising : rising.toReversed())
    }),
  )
})

it('sorts words by the rules of the language, and numbers in them by value', () => {
  const words = rowsOf(['zorro', 'página 10', 'ñandú', 'página 9', 'nube', ''])
  expect(sorted(words, 'ascending').map(({ value }) => value)).toEqual([
    'nube',
    'ñandú',
    'página 9',
    'página 10',
    'zorro',
    '',
  ])
})

it('sorts dates by time', () => {
  const days = rowsOf([new Date(2), new Date(Number.NaN), new Date(1), null])
  expect(sorted(days, 'descending').map(({ index }) => index)).toEqual([0, 2, 1, 3])
})
