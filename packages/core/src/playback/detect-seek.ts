/** Media elements report their position in steps of up to a quarter of a second. */
const DEFAULT_TOLERANCE_SECONDS = 0.25

/**
 * Whether the position is somewhere else than playing would have brought it. A stall that lasts longer than the
 * tolerance counts too: whoever extrapolates from the last position has to start anew in both cases.
 * @param o.previousTime media seconds at the last look
 * @param o.elapsed seconds of real time since then
 * @param o.rate playback rate, 0 while paused
 */
export function detectSeek(o: {
  previousTime: number
  time: number
  elapsed: number
  rate: number
  tolerance?: number
}): boolean {
  const expected = o.previousTime + o.elapsed * o.rate
  return Math.abs(o.time - expected) > (o.tolerance ?? DEFAULT_TOLERANCE_SECONDS)
}
