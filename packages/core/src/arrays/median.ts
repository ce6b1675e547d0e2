/** Returns the median, the upper of the middle two for an even count, or `fallback` for an empty list. */
export function median<F>(values: readonly number[], fallback: F): number | F {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? fallback
}
