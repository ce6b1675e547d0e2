import type { DrawnSpread, PageSpread } from './page-spread'

/**
 * Returns the spreads that can be drawn without rendering a new neighbour: those that are mounted, in their new places, or the
 * shown one alone after a jump.
 */
export function keepMountedSpreads(
  mounted: readonly PageSpread[],
  wanted: readonly PageSpread[],
): readonly DrawnSpread[] {
  const find = (spread: PageSpread) => wanted.find(({ pages }) => pages[0]?.pageId === spread.pages[0]?.pageId)
  if (!mounted.some((spread) => find(spread)?.place === 'shown')) return wanted.filter(({ place }) => place === 'shown')
  return mounted.map((spread) => find(spread) ?? { pages: spread.pages, place: 'passed' })
}
