import type { Rect } from '../types'

/** Digest of a narration that stored none: no time that was made from it can be current again. */
const UNKNOWN_NARRATION = ''

/**
 * Marks the times that a sync has made as made from the narration with this digest. Other rects stay the same objects, also
 * those that lost some of their time to a neighbour.
 *
 * @param before the rects before the sync, by the same index
 */
export function stampTimes<R extends Rect>(rects: readonly R[], before: readonly Rect[], narration: string): R[] {
  return rects.map((rect, index) => {
    if (rect.timing === undefined || rect.timing === before[index]?.timing) return rect
    return { ...rect, timing: { ...rect.timing, narration } }
  })
}

/**
 * Puts back the times that were set by hand, as made from the narration that they were set for, if that is another one.
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
