import type { Rect } from '../../types'
import { isTimed } from '../timing/is-timed'
import { removeTimes } from '../timing/remove-times'
import { MIN_WORD_SECONDS } from '../timing/time-tolerances'

/**
 * Gives the rects from index `first` to index `last`, both included, an interval that was set by hand, in seconds. The other
 * rects, in reading order, make room: those before end by its start, those after begin at its end, and those without room for
 * at least 1 ms lose their times. Returns the rects unchanged if no rect has such an index or the interval is shorter than 1 ms.
 * @param o.narration digest of the words spoken for the page, which the times are made from; none if it is not known
 *
 * @example
 * const rects = [
 *   { id: 'a', x: 0, y: 0, width: 40, height: 20, word: 'The', startTime: 0, endTime: 1 },
 *   { id: 'b', x: 50, y: 0, width: 40, height: 20, word: 'cat', startTime: 1, endTime: 2 },
 * ]
 * const timed = assignInterval(rects, { first: 1, last: 1, start: 0.8, end: 1.7 })
 * timed.map(({ startTime, endTime }) => [startTime, endTime]) // => [[0, 0.8], [0.8, 1.7]]
 */
export function assignInterval<R extends Rect>(
  rects: R[],
  interval: { readonly first: number; readonly last: number; readonly start: number; readonly end: number },
  o: { narration?: string | undefined } = {},
): R[] {
  const { first, last, start, end } = interval
  const isUsable = first >= 0 && first <= last && last < rects.length && end - start >= MIN_WORD_SECONDS
  if (!isUsable) return rects
  const { narration } = o
  const timing = { source: 'manual' as const, ...(narration === undefined ? {} : { narration }) }
  return rects.map((rect, index): R => {
    if (index >= first && index <= last) return { ...rect, startTime: start, endTime: end, timing }
    if (!isTimed(rect)) return rect
    const isBefore = index < first
    const startTime = isBefore ? rect.startTime : Math.max(rect.startTime, end)
    const endTime = isBefore ? Math.min(rect.endTime, start) : rect.endTime
    if (startTime === rect.startTime && endTime === rect.endTime) return rect
    return endTime - startTime >= MIN_WORD_SECONDS ? { ...rect, startTime, endTime } : removeTimes(rect)
  })
}
