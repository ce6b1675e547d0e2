/** Media elements report their position in steps of up to a quarter of a second. */
const DEFAULT_TOLERANCE_SECONDS = 0.25

/**
 * Whether the position is somewhere else than playing would have brought it. A stall that lasts longer than the
 * tolerance counts too: whoever extrapolates from the last position has to start anew in both cases. What is not finite
 * tells of no seek.
 * @param o.previousTime media seconds at the last look
 * @param o.time media seconds now
 * @param o.elapsed seconds of real time since then; a clock that was set back counts as standing still
 * @param o.rate playback rate, 0 while paused
 * @param o.tolerance seconds that the two may differ, 0.25 unless told; so where it is below 0 or no number
 *
 * @example
 * detectSeek({ previousTime: 10, time: 10.5, elapsed: 0.5, rate: 1 }) // => false
 * detectSeek({ previousTime: 10, time: 42, elapsed: 0.5, rate: 1 }) // => true
 */
export function detectSeek(o: {
  previousTime: number
  time: number
  elapsed: number
  rate: number
  tolerance?: number
}): boolean {
  const { tolerance = DEFAULT_TOLERANCE_SECONDS } = o
  const difference = Math.abs(o.time - o.previousTime - Math.max(0, o.elapsed) * o.rate)
  return Number.isFinite(difference) && difference > (tolerance >= 0 ? tolerance : DEFAULT_TOLERANCE_SECONDS)
}
