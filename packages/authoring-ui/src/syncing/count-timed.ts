import type { Rect } from '@lectern/core/sync'

export interface TimedCount {
  readonly words: number
  readonly timed: number
  readonly estimated: number
}

/** How many word rects have their times, and how many of those are only estimated. */
export function countTimed(rects: Iterable<Rect>): TimedCount {
  let words = 0
  let timed = 0
  let estimated = 0
  for (const rect of rects) {
    if (rect.word === undefined || rect.word.trim() === '') continue
    words += 1
    if (rect.startTime === undefined || rect.endTime === undefined) continue
    timed += 1
    if (rect.timing?.source === 'estimated') estimated += 1
  }
  return { words, timed, estimated }
}

export const noneTimed: TimedCount = { words: 0, timed: 0, estimated: 0 }

/** The counts of two lots of rects together. */
export function addCounts(a: TimedCount, b: TimedCount): TimedCount {
  return { words: a.words + b.words, timed: a.timed + b.timed, estimated: a.estimated + b.estimated }
}
