import type { Rect } from '../types'

/** Digest of a narration that stored none: no time that was made from it can be current again. */
const UNKNOWN_NARRATION = ''

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
