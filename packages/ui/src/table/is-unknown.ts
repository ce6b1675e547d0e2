import type { SortValue } from './sort-value'

/** Returns true for a missing value, which is sorted last and written as a dash. */
export function isUnknown(value: SortValue): boolean {
  return value === null || value === '' || (typeof value !== 'string' && Number.isNaN(Number(value)))
}
