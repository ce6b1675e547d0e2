import { ROUNDING_SECONDS, MIN_WORD_SECONDS } from './time-tolerances'

/**
 * Makes consecutive intervals last at least 1 ms each, as when a hurried word is split among many rects. Intervals after a
 * lengthened one begin later. Seconds. Intervals that need no change are returned as they are.
 */
export function enforceMinimumDuration<I extends { start: number; end: number }>(intervals: readonly I[]): I[] {
  let from = -Infinity
  return intervals.map((interval) => {
    const start = Math.max(from, interval.start)
    const isShort = interval.end - start < MIN_WORD_SECONDS - ROUNDING_SECONDS
    const end = isShort ? start + MIN_WORD_SECONDS : interval.end
    from = isShort ? end : -Infinity
    return isShort || start > interval.start ? { ...interval, start, end } : interval
  })
}
