/** Pages beside each other in the window. */
export type PagesAcross = 1 | 2

/** Indexes of the pages that are shown together: `[first, end)`. */
export type SpreadRange = readonly [first: number, end: number]

/**
 * Returns the pages that are shown together with the one at `index`. Of two pages across, the first page of the book is alone,
 * as the cover of a printed one. Null without such a page.
 *
 * @param total number of pages of the book
 *
 * @example
 * findSpread(4, 2, 10) // => [3, 5]
 */
export function findSpread(index: number, across: PagesAcross, total: number): SpreadRange | null {
  if (index < 0 || index >= total) return null
  const first = across === 1 || index === 0 ? index : index - ((index + 1) % 2)
  return [first, index === 0 ? 1 : Math.min(first + across, total)]
}

/** Returns true if two pages, given by their indexes, are the same or are shown beside each other. */
export function areInOneSpread([one, other]: readonly [number, number], across: PagesAcross, total: number): boolean {
  if (one === other) return true
  const spread = findSpread(one, across, total)
  return spread !== null && spread[0] <= other && other < spread[1]
}
