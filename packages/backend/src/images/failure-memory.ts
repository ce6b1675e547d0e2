export interface FailureMemory {
  add(what: string): void
  has(what: string): boolean
}

/** Long enough that a broken image costs next to nothing, short enough that an engine that was down is asked again. */
const rememberedMilliseconds = 5 * 60_000
const mostRemembered = 10_000

/** What has failed is not worth another try for some minutes; of very many the first ones are forgotten. */
export function createFailureMemory(now: () => Date): FailureMemory {
  const failedAt = new Map<string, number>()
  return {
    add(what) {
      failedAt.delete(what)
      failedAt.set(what, now().getTime())
      for (const oldest of failedAt.keys()) {
        if (failedAt.size <= mostRemembered) break
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
