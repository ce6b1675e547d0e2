import type { Rect } from '../types'
import { lengthSeconds, type TimedRect } from './is-timed'
import { SHORTEST_WORD_SECONDS } from './least-times'

/** A timed rect and its place among the rects. */
export interface TimedNeighbour<R extends Rect> {
  index: number
  rect: TimedRect<R>
}

/** Shortens the longer neighbour by the seconds missing, and answers which; null when none can give them. */
export function makeRoom<R extends Rect>(
  rects: R[],
  [before, after]: [TimedNeighbour<R> | null, TimedNeighbour<R> | null],
  o: { missing: number; isShared: (rect: Rect) => boolean },
): TimedNeighbour<R> | null {
  if (before !== null && after !== null && after.rect.startTime < before.rect.endTime) return null
  const [giver] = [before, after]
    .filter((neighbour) => neighbour !== null)
    .filter(canGive)
    .toSorted((a, b) => lengthSeconds(b.rect) - lengthSeconds(a.rect))
  if (giver === undefined) return null
  const { startTime, endTime } = giver.rect
  rects[giver.index] = {
    ...giver.rect,
    ...(giver === before ? { endTime: endTime - o.missing } : { startTime: startTime + o.missing }),
  }
  return giver

  /** Times set by hand, and those that a sentence's rects share, are not touched. */
  function canGive({ rect }: TimedNeighbour<R>): boolean {
    const isLong = lengthSeconds(rect) >= o.missing + SHORTEST_WORD_SECONDS
    return isLong && rect.timing?.source !== 'manual' && !o.isShared(rect)
  }
}
