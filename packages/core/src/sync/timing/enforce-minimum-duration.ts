import { float64At, int32At } from '../../arrays/element-at'
import { ROUNDING_SECONDS, MIN_WORD_SECONDS } from './time-tolerances'

/**
 * Makes consecutive intervals last at least 1 ms each, as when a hurried word is split among many rects. Intervals after a
 * lengthened one begin later. Seconds. Changes the intervals in place.
 *
 * @param order the indices of the intervals in order of time
 */
export function enforceMinimumDuration(starts: Float64Array, ends: Float64Array, order: Int32Array): void {
  let from = -Infinity
  for (let at = 0; at < order.length; at += 1) {
    const index = int32At(order, at)
    const start = Math.max(from, float64At(starts, index))
    const isShort = float64At(ends, index) - start < MIN_WORD_SECONDS - ROUNDING_SECONDS
    starts[index] = start
    if (isShort) ends[index] = start + MIN_WORD_SECONDS
    from = isShort ? float64At(ends, index) : -Infinity
  }
}
