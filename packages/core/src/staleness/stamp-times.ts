import type { Rect } from '../types'

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
