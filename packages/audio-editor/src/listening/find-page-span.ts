import type { Rect } from '@lectern/core/text'

/** Seconds of the narration, [start, end). */
export interface PageSpan {
  readonly startTime: number
  readonly endTime: number
}

/** Returns the interval in which a page is spoken; null while none of its words has times. */
export function findPageSpan(rects: readonly Rect[]): PageSpan | null {
  const starts: number[] = []
  const ends: number[] = []
  for (const { startTime, endTime } of rects) {
    if (startTime === undefined || endTime === undefined) continue
    starts.push(startTime)
    ends.push(endTime)
  }
  const startTime = Math.min(...starts)
  const endTime = Math.max(...ends)
  return startTime < endTime ? { startTime, endTime } : null
}
