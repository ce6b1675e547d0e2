/** The positions of a longest strictly increasing run of values, in order (patience sorting). */
export function longestIncreasing(values: ArrayLike<number>): number[] {
  const tails: number[] = []
  const previous = new Int32Array(values.length)
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] ?? 0
    let low = 0
    let high = tails.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((values[tails[middle] ?? 0] ?? 0) < value) low = middle + 1
      else high = middle
    }
    previous[at] = low > 0 ? (tails[low - 1] ?? -1) : -1
    tails[low] = at
  }
  const positions: number[] = []
  for (let at = tails.at(-1) ?? -1; at >= 0; at = previous[at] ?? -1) positions.push(at)
  return positions.toReversed()
}
