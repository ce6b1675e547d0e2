import { float64At } from '../arrays/element-at'

/** Finds where each line begins: the top of its topmost rect. A line holds the tops that are at most `tolerance` lower. */
export function findLineTops(tops: Float64Array, tolerance: number): Float64Array {
  const finite = new Float64Array(tops.length)
  let count = 0
  for (let index = 0; index < tops.length; index += 1) {
    const top = float64At(tops, index)
    if (!Number.isFinite(top)) continue
    finite[count] = top
    count += 1
  }
  const sorted = finite.subarray(0, count).toSorted()
  let lines = 0
  let lineTop = -Infinity
  for (let index = 0; index < sorted.length; index += 1) {
    const top = float64At(sorted, index)
    if (lines > 0 && top - lineTop <= tolerance) continue
    // Overwrites tops that were read already: each line has at least one rect.
    sorted[lines] = top
    lineTop = top
    lines += 1
  }
  return sorted.subarray(0, lines)
}
