import type { PageTurn } from './plan-page-turns'

/**
 * Returns the index of the page that is narrated at `time`; null when no page of the chapter is narrated.
 * `store/reading-slice.ts` decides whether that page is shown, after a seek or during playback.
 */
export function findNarratedPage(turns: readonly PageTurn[], time: number): number | null {
  let low = 0
  let high = turns.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((turns[middle]?.time ?? Infinity) <= time) low = middle + 1
    else high = middle
  }
  return (turns[low - 1] ?? turns[0])?.pageIndex ?? null
}
