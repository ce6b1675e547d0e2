/** The positions of a longest strictly increasing run of values, in order (patience sorting). */
export function longestIncreasing(values: Int32Array): Int32Array {
  const tails = new Int32Array(values.length)
  const previous = new Int32Array(values.length)
  let length = 0
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] ?? 0
    let low = 0
    let high = length
    // Values mostly rise already: the last tail is asked first.
    if (length > 0 && (values[tails[length - 1] ?? 0] ?? 0) < value) low = length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((values[tails[middle] ?? 0] ?? 0) < value) low = middle + 1
      else high = middle
    }
    previous[at] = low > 0 ? (tails[low - 1] ?? -1) : -1
    tails[low] = at
    if (low === length) length += 1
  }
  const positions = new Int32Array(length)
  let at = length > 0 ? (tails[length - 1] ?? -1) : -1
  for (let place = length - 1; place >= 0; place -= 1) {
    positions[place] = at
    at = previous[at] ?? -1
  }
  return positions
}
