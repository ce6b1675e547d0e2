/**
 * Caches the result of a function for `keptMs`. Concurrent callers share one call; a failure is not cached.
 * @param isWorthKeeping returns true if a result may be cached
 */
export function cacheFor<Value>(
  keptMs: number,
  nowMs: () => number,
  load: () => Promise<Value>,
  isWorthKeeping: (value: Value) => boolean,
): () => Promise<Value> {
  let cached: { value: Promise<Value>; untilMs: number } | null = null
  return () => {
    if (cached && nowMs() < cached.untilMs) return cached.value
    const latest = { value: load(), untilMs: Number.POSITIVE_INFINITY }
    cached = latest
    const settle = (isKept: boolean): void => {
      if (isKept) latest.untilMs = nowMs() + keptMs
      else if (cached === latest) cached = null
    }
    latest.value.then(
      (value) => settle(isWorthKeeping(value)),
      () => settle(false),
    )
    return latest.value
  }
}
