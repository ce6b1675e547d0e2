import type { SortDirection } from './sort-rows'

export interface TableSort {
  /** The id of the column. */
  readonly by: string
  readonly direction: SortDirection
}

/** Returns the sorting after a column header is pressed: ascending first, then descending, then ascending again. */
export function pressSort(sort: TableSort | null, column: string): TableSort {
  const rises = sort?.by === column && sort.direction === 'ascending'
  return { by: column, direction: rises ? 'descending' : 'ascending' }
}
