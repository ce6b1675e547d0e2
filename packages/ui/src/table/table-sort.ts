import type { SortDirection } from './sort-rows'

export interface TableSort {
  /** The id of the column. */
  readonly by: string
  readonly direction: SortDirection
}

/** How a table is sorted after the words over a column are pressed: rising first, then falling, then rising again. */
export function pressSort(sort: TableSort | null, column: string): TableSort {
  const rises = sort?.by === column && sort.direction === 'ascending'
  return { by: column, direction: rises ? 'descending' : 'ascending' }
}
