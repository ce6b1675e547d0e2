/** Number of pages beside each other in the window. */
export type SpreadSize = 1 | 2

/** Indexes of the pages that are shown together: `[first, end)`. */
export type SpreadRange = readonly [first: number, end: number]

/**
 * Returns the pages that are shown together with the one at `index`. With two of them, the first page of the book is alone, as
 * the cover of a printed one. Returns null without such a page.
 *
 * @param total number of pages of the book
 *
 * @example
 * findSpread(4, 2, 10) // => [3, 5]
 */
export function findSpread(index: number, spreadSize: SpreadSize, total: number): SpreadRange | null {
  if (index < 0 || index >= total) return null
  const first = spreadSize === 1 || index === 0 ? index : index - ((index + 1) % 2)
  return [first, index === 0 ? 1 : Math.min(first + spreadSize, total)]
}

/** Returns true if two pages, given by their indexes, are the same or are shown beside each other. */
export function areInOneSpread(
  [one, other]: readonly [number, number],
  spreadSize: SpreadSize,
  total: number,
): boolean {
  if (one === other) return true
  const spread = findSpread(one, spreadSize, total)
  return spread !== null && spread[0] <= other && other < spread[1]
}
