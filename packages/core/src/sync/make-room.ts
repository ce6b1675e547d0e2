import type { Rect } from '../types'
import { SHORTEST_WORD_SECONDS } from './shortest-word'
import { lengthSeconds, type TimedRect } from './is-timed'

/** A timed rect and its place among the rects. */
export interface TimedNeighbour<R extends Rect> {
  index: number
  rect: TimedRect<R>
}

/** Shortens the longer neighbour by the seconds missing; null when none can give them. */
export function makeRoom<R extends Rect>(
  rects: R[],
  before: TimedNeighbour<R> | null,
  after: TimedNeighbour<R> | null,
  o: { missing: number; isShared: (rect: Rect) => boolean },
): { before: number; after: number } | null {
  const { missing } = o
  if (before !== null && after !== null && after.rect.startTime < before.rect.endTime) return null
  const givesBefore = before !== null && canGive(before.rect) ? lengthSeconds(before.rect) : 0
  const givesAfter = after !== null && canGive(after.rect) ? lengthSeconds(after.rect) : 0
  if (before !== null && givesBefore > 0 && givesBefore >= givesAfter) {
    rects[before.index] = { ...before.rect, endTime: before.rect.endTime - missing }
    return { before: missing, after: 0 }
  }
  if (after !== null && givesAfter > 0) {
    rects[after.index] = { ...after.rect, startTime: after.rect.startTime + missing }
    return { before: 0, after: missing }
  }
  return null

  /** Times set by hand, and those that a sentence's rects share, are not touched. */
  function canGive(rect: TimedRect): boolean {
    const isLong = lengthSeconds(rect) >= missing + SHORTEST_WORD_SECONDS
    return isLong && rect.timing?.source !== 'manual' && !o.isShared(rect)
  }
}
