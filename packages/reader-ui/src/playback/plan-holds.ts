import type { Rect } from '@lectern/core/book'
import { holdAfter } from './hold-after'

/** Where a player holds still. */
export interface Hold {
  /** When the rect ends that asks for it; seconds of the chapter's media. */
  atSeconds: number
  /** The silence wanted at the usual rate; `holdAfter` makes real time of it. */
  pauseAfter: number
}

/**
 * Where the narration is to be held, by time: at the end of each rect that asks for a pause above 0. The longest counts
 * where several end at one time, as those of a sentence do.
 *
 * @example
 * const rects = [{ endTime: 2, pauseAfter: 1.5 }, { endTime: 1 }, { endTime: 3, pauseAfter: 0 }]
 * planHolds(rects) // => [{ atSeconds: 2, pauseAfter: 1.5 }]
 */
export function planHolds(rects: readonly Pick<Rect, 'endTime' | 'pauseAfter'>[]): Hold[] {
  const longest = new Map<number, number>()
  for (const rect of rects) {
    const { endTime } = rect
    const pauseAfter = holdAfter(rect, 1)
    if (endTime === undefined || !Number.isFinite(endTime) || pauseAfter === 0) continue
    longest.set(endTime, Math.max(pauseAfter, longest.get(endTime) ?? 0))
  }
  return [...longest]
    .map(([atSeconds, pauseAfter]) => ({ atSeconds, pauseAfter }))
    .toSorted((a, b) => a.atSeconds - b.atSeconds)
}
