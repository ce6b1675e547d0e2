/** Returns the median, the upper one of two; 0 without values. */
export function findMedian(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
}
