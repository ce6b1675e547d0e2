const MAX_DECIMALS = 3

/**
 * Returns the number of decimals for all numbers of a column, so that their decimal points line up: the most that any
 * of them has, at most three.
 *
 * @example
 * countColumnDecimals([3, 12.5, 0.25]) // => 2
 */
export function countColumnDecimals(numbers: readonly (number | null)[]): number {
  const counts = numbers.map((number) => {
    if (number === null || !Number.isFinite(number)) return 0
    for (let decimals = 0; decimals < MAX_DECIMALS; decimals++) {
      if (Number(number.toFixed(decimals)) === number) return decimals
    }
    return MAX_DECIMALS
  })
  return Math.max(0, ...counts)
}
