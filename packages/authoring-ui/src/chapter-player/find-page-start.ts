import type { PlacedRect } from '../editor/placed-rect'

/**
 * Returns the time in seconds at which the narration of a page starts; null if the narration stands on that page already, or if
 * none of its words has a time.
 *
 * @param words all words of the chapter, page by page in reading order
 */
export function findPageStart(
  words: readonly PlacedRect[],
  { pageVariationId, time }: { readonly pageVariationId: number; readonly time: number },
): number | null {
  const starts = new Map<number, number>()
  for (const { pageVariationId: page, rect } of words) {
    const known = starts.get(page)
    if (rect.startTime !== undefined && (known === undefined || rect.startTime < known))
      starts.set(page, rect.startTime)
  }
  const start = starts.get(pageVariationId)
  if (start === undefined) return null
  // The narration stands on the last page that has begun, and before the first word on the page that begins first.
  const inOrder = [...starts].toSorted((a, b) => a[1] - b[1])
  const current = inOrder.findLast(([, from]) => from <= time) ?? inOrder[0]
  return current?.[0] === pageVariationId ? null : start
}
