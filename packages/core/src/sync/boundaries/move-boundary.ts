import type { Rect } from '../../types'
import { isTimed } from '../timing/is-timed'
import { MIN_WORD_SECONDS } from '../timing/time-tolerances'
import { sharesSentenceTiming } from '../timing/shares-sentence-timing'

/**
 * Moves the boundary between the rects at `index` and `index + 1` to `time`, or as near as keeps both at least `minimum` long
 * (default and least 1 ms). Seconds; rects in reading order. Rects of one timed sentence move together; all that move get the
 * timing source 'manual'. Returns the rects unchanged if there is no such boundary: an index out of range, an untimed rect,
 * one sentence on both sides, room for less than twice the minimum, or a time that is not a number.
 *
 * @example
 * const rects = [
 *   { id: 'a', x: 0, y: 0, width: 40, height: 20, word: 'The', startTime: 0, endTime: 1 },
 *   { id: 'b', x: 50, y: 0, width: 40, height: 20, word: 'cat', startTime: 1, endTime: 2 },
 * ]
 * const moved = moveBoundary(rects, 0, 1.2)
 * moved.map(({ startTime, endTime }) => [startTime, endTime]) // => [[0, 1.2], [1.2, 2]]
 * moved[0]?.timing // => { source: 'manual' }
 * moveBoundary(rects, 1, 1.2) === rects // => true
 */
export function moveBoundary<R extends Rect>(
  rects: R[],
  index: number,
  time: number,
  o: { minimum?: number } = {},
): R[] {
  const { minimum: asked = MIN_WORD_SECONDS } = o
  const minimum = asked > MIN_WORD_SECONDS ? asked : MIN_WORD_SECONDS
  const first = rects[index]
  const second = rects[index + 1]
  if (first === undefined || second === undefined || !isTimed(first) || !isTimed(second)) return rects
  const earliest = first.startTime + minimum
  const latest = second.endTime - minimum
  if (sharesSentenceTiming(first, second) || !Number.isFinite(time) || earliest > latest) return rects
  const boundary = Math.min(Math.max(time, earliest), latest)
  return rects.map((rect): R => {
    if (rect === first || sharesSentenceTiming(rect, first)) return { ...rect, endTime: boundary, timing: byHand(rect) }
    if (rect === second || sharesSentenceTiming(rect, second))
      return { ...rect, startTime: boundary, timing: byHand(rect) }
    return rect
  })
}

/** The narration that the times belong to stays the same. */
function byHand({ timing }: Rect): NonNullable<Rect['timing']> {
  return { source: 'manual', ...(timing?.narration === undefined ? {} : { narration: timing.narration }) }
}
