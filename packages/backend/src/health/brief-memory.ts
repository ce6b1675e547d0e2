export interface BriefMemory<Value> {
  /** What was loaded a moment ago or is being loaded, or else what `load` answers. */
  read(load: () => Promise<Value>): Promise<Value>
}

/** Keeps one value for a moment after it was loaded, so that it costs the same however many ask. A failure is not kept. */
export function createBriefMemory<Value>(
  keptMilliseconds: number,
  monotonicMilliseconds: () => number = () => performance.now(),
): BriefMemory<Value> {
  let kept: { value: Promise<Value>; until: number } | null = null
  return {
    read(load) {
      if (kept && monotonicMilliseconds() < kept.until) return kept.value
      const value = load()
      const loading = { value, until: Infinity }
      kept = loading
      value.then(
        () => (loading.until = monotonicMilliseconds() + keptMilliseconds),
        () => (loading.until = 0),
      )
      return value
    },
  }
}
