import type { Rect } from '../types'

/** Stands for a digest that was not stored. No narration matches it, so its times are never up to date again. */
const UNKNOWN_NARRATION = ''

/**
 * Restores times that were set by hand. Those that were set for another narration keep its digest, and so are stale.
 *
 * @param synced the rects after a sync
 * @param before the same rects before it, by the same index
 */
export function keepTimesByHand<R extends Rect>(synced: readonly R[], before: readonly R[], narration: string): R[] {
  return synced.map((rect, index) => {
    const own = before[index]
    if (own?.timing?.source !== 'manual' || own.startTime === undefined || own.endTime === undefined) return rect
    if (own.timing.narration === narration) return own
    return { ...own, timing: { ...own.timing, narration: own.timing.narration ?? UNKNOWN_NARRATION } }
  })
}
