/** Media elements report their position at intervals of up to a quarter of a second. */
const DEFAULT_TOLERANCE_SECONDS = 0.25

/**
 * Returns true if the position differs from where playback would have brought it. A stall longer than the tolerance counts too,
 * because extrapolation from the last position has to restart in both cases. Returns false if a number is not finite.
 * @param o.previousTime media seconds at the last call
 * @param o.time media seconds now
 * @param o.elapsed seconds of real time since then; a clock that was set back counts as 0
 * @param o.rate playback rate, 0 while paused
 * @param o.tolerance allowed difference in seconds; 0.25 by default, and if it is negative or not a number
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
