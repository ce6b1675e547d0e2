/** A grid whose cells are in reading order. */
export interface Grid {
  readonly count: number
  readonly columns: number
  /** True if the first cell of a row is at the right. */
  readonly isMirrored: boolean
}

/**
 * Returns the index of the cell that a key moves to from a cell; null for other keys. A key that would leave the grid stays at
 * its edge: down in the last row but one goes to the last cell.
 *
 * @example
 * stepInGrid('ArrowDown', 1, { count: 8, columns: 3, isMirrored: false }) // => 4
 * stepInGrid('ArrowLeft', 1, { count: 8, columns: 3, isMirrored: true }) // => 2
 */
export function stepInGrid(key: string, from: number, { count, columns, isMirrored }: Grid): number | null {
  const last = count - 1
  const forward = isMirrored ? 'ArrowLeft' : 'ArrowRight'
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowRight':
      return Math.min(last, Math.max(0, from + (key === forward ? 1 : -1)))
    case 'ArrowUp':
      return from < columns ? from : from - columns
    case 'ArrowDown':
      return Math.floor(from / columns) === Math.floor(last / columns) ? from : Math.min(last, from + columns)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return null
  }
}
