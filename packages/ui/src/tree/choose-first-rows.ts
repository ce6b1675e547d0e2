/** More rows than fit on a large screen. */
const ROWS_AROUND = 40

/**
 * Returns the rows that a tree renders first: those around the current one, or the first ones without a current one, which is -1.
 *
 * @example
 * chooseFirstRows(500, 1000) // => [460, 541]
 * chooseFirstRows(-1, 20) // => [0, 20]
 */
export function chooseFirstRows(current: number, count: number): readonly [first: number, end: number] {
  const at = Math.max(0, current)
  return [Math.max(0, at - ROWS_AROUND), Math.min(count, at + ROWS_AROUND + 1)]
}
