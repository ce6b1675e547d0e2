import type { Rect } from '@lectern/core/book'
import { computeHoldSeconds } from './compute-hold-seconds'

/** A pause of the narration. */
export interface Hold {
  /** End of the rect with the pause, in seconds of the chapter's media. */
  atSeconds: number
  /** Seconds at rate 1; `computeHoldSeconds` converts them to real time. */
  pauseAfter: number
}

/**
 * Lists the pauses of the narration by time: one at the end of each rect with a pause above 0. The longest is used if several
 * rects end at the same time, as those of a sentence do.
 *
 * @example
 * const rects = [{ endTime: 2, pauseAfter: 1.5 }, { endTime: 1 }, { endTime: 3, pauseAfter: 0 }]
 * planHolds(rects) // => [{ atSeconds: 2, pauseAfter: 1.5 }]
 */
export function planHolds(rects: readonly Pick<Rect, 'endTime' | 'pauseAfter'>[]): Hold[] {
  const holds = rects.flatMap((rect): Hold[] => {
    const { endTime: atSeconds } = rect
    const pauseAfter = computeHoldSeconds(rect, 1)
    return atSeconds === undefined || !Number.isFinite(atSeconds) || pauseAfter === 0 ? [] : [{ atSeconds, pauseAfter }]
  })
  return holds
    .toSorted((a, b) => a.atSeconds - b.atSeconds || b.pauseAfter - a.pauseAfter)
    .filter(({ atSeconds }, index, sorted) => atSeconds !== sorted[index - 1]?.atSeconds)
}
