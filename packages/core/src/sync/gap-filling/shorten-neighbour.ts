import type { Rect } from '../../types'
import { durationOf, type TimedRect } from '../timing/is-timed'
import { MIN_WORD_SECONDS } from '../timing/time-tolerances'

/** A timed rect and its index. */
export interface TimedNeighbour<R extends Rect> {
  index: number
  rect: TimedRect<R>
}

/**
 * Shortens the longer of two timed neighbours by `missing` seconds to make room between them. Returns the shortened one, or
 * null if neither is long enough. Changes `rects` in place.
 */
export function shortenNeighbour<R extends Rect>(
  rects: R[],
  [before, after]: [TimedNeighbour<R> | null, TimedNeighbour<R> | null],
  o: { missing: number; isShared: (rect: Rect) => boolean },
): TimedNeighbour<R> | null {
  if (before !== null && after !== null && after.rect.startTime < before.rect.endTime) return null
  const [longer] = [before, after]
    .filter((neighbour) => neighbour !== null)
    .filter(canBeShortened)
    .toSorted((a, b) => durationOf(b.rect) - durationOf(a.rect))
  if (longer === undefined) return null
  const { startTime, endTime } = longer.rect
  rects[longer.index] = {
    ...longer.rect,
    ...(longer === before ? { endTime: endTime - o.missing } : { startTime: startTime + o.missing }),
  }
  return longer

  /** Leaves times alone that were set by hand or that the rects of a sentence share. */
  function canBeShortened({ rect }: TimedNeighbour<R>): boolean {
    const isLong = durationOf(rect) >= o.missing + MIN_WORD_SECONDS
    return isLong && rect.timing?.source !== 'manual' && !o.isShared(rect)
  }
}
