export interface TimedCache<Value> {
  /** Returns the cached or loading value, or calls `load`. */
  read(load: () => Promise<Value>): Promise<Value>
}

/**
 * Caches one value for a short time after it was loaded, so that its cost does not grow with the callers. Failures are
 * not cached.
 */
export function createTimedCache<Value>(
  keptMilliseconds: number,
  monotonicMilliseconds: () => number = () => performance.now(),
): TimedCache<Value> {
  let cached: { value: Promise<Value>; until: number } | null = null
  return {
    read(load) {
      if (cached && monotonicMilliseconds() < cached.until) return cached.value
      const value = load()
      const loading = { value, until: Infinity }
      cached = loading
      value.then(
        () => (loading.until = monotonicMilliseconds() + keptMilliseconds),
        () => (loading.until = 0),
      )
      return value
    },
  }
}
