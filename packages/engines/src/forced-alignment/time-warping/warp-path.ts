import { int32At } from '../../arrays/element-at'
import type { WarpPath } from './band'

/** Creates a path that leaves out all rows. */
export function createEmptyPath(rows: number): WarpPath {
  return { first: new Int32Array(rows).fill(-1), last: new Int32Array(rows).fill(-1) }
}

export const isLeftOut = ({ first }: WarpPath, row: number): boolean => int32At(first, row) < 0

/** Adds a cell to the end of a row's columns. */
export function appendCell(path: WarpPath, row: number, column: number): void {
  if (isLeftOut(path, row)) path.first[row] = column
  path.last[row] = column
}

/** Adds a cell before a row's columns, as backtracking meets them. */
export function prependCell(path: WarpPath, row: number, column: number): void {
  if (int32At(path.last, row) < 0) path.last[row] = column
  path.first[row] = column
}

/** Cells of a path in order: `rows[n]` is matched with `columns[n]`. */
export interface PathCells {
  rows: Int32Array
  columns: Int32Array
}

/** Lists the cells of a path. Rows that are left out have none. */
export function listCells(path: WarpPath): PathCells {
  const rows: number[] = []
  const columns: number[] = []
  for (const [row, first] of path.first.entries()) {
    if (first < 0) continue
    for (let column = first; column <= int32At(path.last, row); column += 1) {
      rows.push(row)
      columns.push(column)
    }
  }
  return { rows: Int32Array.from(rows), columns: Int32Array.from(columns) }
}
