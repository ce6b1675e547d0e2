/** Returns the median, the upper of the middle two for an even count, or `fallback` for an empty list. */
export function median<F>(values: readonly number[], fallback: F): number | F {
  return Float64Array.from(values).toSorted()[values.length >> 1] ?? fallback
}
