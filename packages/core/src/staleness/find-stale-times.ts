import type { Rect } from '../types'
import { combineStates, type ProductState } from './combine-states'

/** The times of one page. */
export interface PageTimesStaleness {
  readonly state: ProductState
  /** Number of word rects, or of sentence rects on a page without words, with matched or estimated times of another narration. */
  readonly staleCount: number
  /** Ids of the rects whose times were set by hand for another narration. */
  readonly staleByHand: readonly string[]
}

/**
 * Compares the times of a page with the narration that it has now. A time without a digest is unknown.
 *
 * @param rects rects of one kind
 * @param spoken digest of the page's spoken words; that of no words if the narration has none for it, or none are known
 */
export function findStaleTimes(rects: readonly Rect[], spoken: string): PageTimesStaleness {
  const states = new Set<ProductState>()
  const staleByHand: string[] = []
  let staleCount = 0
  for (const { id, startTime, endTime, timing } of rects) {
    if (startTime === undefined || endTime === undefined) continue
    if (timing?.narration === undefined) {
      states.add('unknown')
    } else if (timing.narration === spoken) {
      states.add('current')
    } else {
      states.add('stale')
      if (timing.source === 'manual') staleByHand.push(id)
      else staleCount += 1
    }
  }
  return { state: combineStates(states), staleCount, staleByHand }
}
