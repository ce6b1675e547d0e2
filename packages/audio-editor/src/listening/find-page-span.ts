import type { Rect } from '@lectern/core/text'

/** Seconds of the chapter's track, [start, end). */
export interface PageSpan {
  readonly startTime: number
  readonly endTime: number
}

/** From where to where a page sounds; null while none of its words has a time. */
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
