import { int32At } from '../../arrays/element-at'

/** Finds the indices of a longest strictly increasing subsequence, in order, by patience sorting. */
export function longestIncreasingSubsequence(values: Int32Array): Int32Array {
  if (values.length === 0) return new Int32Array(0)
  const tails = new Int32Array(values.length)
  const previous = new Int32Array(values.length)
  let length = 0
  for (let index = 0; index < values.length; index += 1) {
    const value = int32At(values, index)
    let low = 0
    let high = length
    // Values mostly increase already, so the last tail is compared first.
    if (length > 0 && int32At(values, int32At(tails, length - 1)) < value) low = length
    while (low < high) {
      const middle = (low + high) >> 1
      if (int32At(values, int32At(tails, middle)) < value) low = middle + 1
      else high = middle
    }
    if (low > 0) previous[index] = int32At(tails, low - 1)
    tails[low] = index
    if (low === length) length += 1
  }
  const indices = new Int32Array(length)
  for (let position = length - 1, index = int32At(tails, position); position >= 0; position -= 1) {
    indices[position] = index
    index = int32At(previous, index)
  }
  return indices
}
