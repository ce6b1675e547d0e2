export interface FailureCache {
  add(what: string): void
  has(what: string): boolean
}

/** Long enough that a broken image costs little, short enough that an engine is tried again soon after an outage. */
const rememberedMilliseconds = 5 * 60_000
const maxEntries = 10_000

/** Remembers failed keys for some minutes, so that they are not tried again. Drops the oldest beyond a fixed number. */
export function createFailureCache(now: () => Date): FailureCache {
  const failedAt = new Map<string, number>()
  return {
    add(what) {
      failedAt.delete(what)
      failedAt.set(what, now().getTime())
      for (const oldest of failedAt.keys()) {
        if (failedAt.size <= maxEntries) break
        failedAt.delete(oldest)
      }
    },
    has(what) {
      const at = failedAt.get(what)
      if (at === undefined) return false
      if (Math.abs(now().getTime() - at) < rememberedMilliseconds) return true
      failedAt.delete(what)
      return false
    },
  }
}
