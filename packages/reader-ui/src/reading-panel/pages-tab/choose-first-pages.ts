/** A multiple of all numbers of columns that a panel has, so that each page is in its column from the start. */
const PAGES_AT_ONCE = 60

/**
 * Returns the pages whose thumbnails are rendered first: those around the visible one, which is -1 if it is not known.
 *
 * @example
 * chooseFirstPages(500, 1000) // => [420, 600]
 * chooseFirstPages(-1, 20) // => [0, 20]
 */
export function chooseFirstPages(shown: number, count: number): readonly [first: number, end: number] {
  const block = Math.floor(Math.max(0, shown) / PAGES_AT_ONCE)
  return [Math.max(0, (block - 1) * PAGES_AT_ONCE), Math.min(count, (block + 2) * PAGES_AT_ONCE)]
}
