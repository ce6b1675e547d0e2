const MOST_DECIMALS = 3

/**
 * How many decimals all numbers of a column are written with, so that their points stand one under the other: as many
 * as the one that has most, three at most.
 *
 * @example
 * countColumnDecimals([3, 12.5, 0.25]) // => 2
 */
export function countColumnDecimals(numbers: readonly (number | null)[]): number {
  const counts = numbers.map((number) => {
    if (number === null || !Number.isFinite(number)) return 0
    for (let decimals = 0; decimals < MOST_DECIMALS; decimals++) {
      if (Number(number.toFixed(decimals)) === number) return decimals
    }
    return MOST_DECIMALS
  })
  return Math.max(0, ...counts)
}
