import type { Rect } from '../types'
import { isTimed } from './is-timed'
import { SHORTEST_WORD_SECONDS } from './least-times'
import { sharesTime } from './shares-time'

/**
 * Moves the boundary between the rects at `index` and `index + 1` to `time`: the first ends and the second starts there, or
 * as near to it as leaves both `minimum` long (1 ms unless told more). Seconds; rects in reading order. The rects of a sentence
 * move together; all that move are marked 'manual'. Nothing changes where there is no such boundary: an index out of range,
 * an untimed rect, one sentence on both sides, less than twice the minimum, or a time that is no number.
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
  const { minimum: asked = SHORTEST_WORD_SECONDS } = o
  const minimum = asked > SHORTEST_WORD_SECONDS ? asked : SHORTEST_WORD_SECONDS
  const first = rects[index]
  const second = rects[index + 1]
  if (first === undefined || second === undefined || !isTimed(first) || !isTimed(second)) return rects
  const earliest = first.startTime + minimum
  const latest = second.endTime - minimum
  if (sharesTime(first, second) || !Number.isFinite(time) || earliest > latest) return rects
  const boundary = Math.min(Math.max(time, earliest), latest)
  return rects.map((rect): R => {
    if (rect === first || sharesTime(rect, first)) return { ...rect, endTime: boundary, timing: { source: 'manual' } }
    if (rect === second || sharesTime(rect, second))
      return { ...rect, startTime: boundary, timing: { source: 'manual' } }
    return rect
  })
}
