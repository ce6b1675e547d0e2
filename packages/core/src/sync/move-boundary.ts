import type { Rect } from '../types'
import { SHORTEST_WORD_SECONDS } from './clean-timed-words'
import { isTimed } from './timed-rect'

/**
 * Moves the boundary between the rects at `index` and `index + 1` to `time`: the first ends and the second starts there, or
 * as near to it as leaves both `minimum` long (1 ms unless told). Seconds. The rects of a sentence move together. Nothing
 * changes where there is no such boundary: an untimed rect, one sentence on both sides, or less than twice the minimum.
 */
export function moveBoundary(rects: Rect[], index: number, time: number, o: { minimum?: number } = {}): Rect[] {
  const minimum = o.minimum ?? SHORTEST_WORD_SECONDS
  const first = rects[index]
  const second = rects[index + 1]
  if (first === undefined || second === undefined || !isTimed(first) || !isTimed(second)) return rects
  const earliest = first.startTime + minimum
  const latest = second.endTime - minimum
  if (isOneSentence(first, second) || !Number.isFinite(time) || earliest > latest) return rects
  const boundary = Math.min(Math.max(time, earliest), latest)
  return rects.map((rect) => {
    if (rect === first || isOneSentence(rect, first))
      return { ...rect, endTime: boundary, timing: { source: 'manual' } }
    if (rect === second || isOneSentence(rect, second))
      return { ...rect, startTime: boundary, timing: { source: 'manual' } }
    return rect
  })
}

function isOneSentence(a: Rect, b: Rect): boolean {
  return (
    a.sentenceId !== undefined &&
    a.sentenceId === b.sentenceId &&
    a.startTime === b.startTime &&
    a.endTime === b.endTime
  )
}
