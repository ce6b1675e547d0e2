import { isUnknown } from './is-unknown'
import type { SortValue } from './sort-value'

export const sortDirections = ['ascending', 'descending'] as const
export type SortDirection = (typeof sortDirections)[number]

/**
 * Sorts rows. Rows of equal value keep their order in both directions, and missing values come last in both.
 * @param o.compareTexts compares words by the rules of the language: an `Intl.Collator`'s `compare`
 */
export function sortRows<Row>(
  rows: readonly Row[],
  o: {
    readonly value: (row: Row) => SortValue
    readonly direction: SortDirection
    readonly compareTexts: (a: string, b: string) => number
  },
): Row[] {
  const sign = o.direction === 'ascending' ? 1 : -1
  return rows
    .map((row) => ({ row, value: o.value(row) }))
    .toSorted((a, b) => {
      if (isUnknown(a.value) || isUnknown(b.value)) return Number(isUnknown(a.value)) - Number(isUnknown(b.value))
      if (typeof a.value === 'string' && typeof b.value === 'string') return sign * o.compareTexts(a.value, b.value)
      return sign * (Number(a.value) - Number(b.value))
    })
    .map(({ row }) => row)
}
