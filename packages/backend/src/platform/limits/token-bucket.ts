export interface TokenBucket {
  /** Takes one token; returns 0, or the seconds to wait if there is none. */
  take(who: string): number
}

interface Level {
  tokens: number
  atSeconds: number
}

/** Callers tracked at the same time; beyond that the oldest are forgotten. */
const maxCallers = 50_000

/**
 * Token bucket: lets each caller do `perSecond` in the long run and `burst` immediately. Lives in this process alone, on
 * purpose: it runs on every request and must cost nothing, and each of several processes is still protected.
 */
export function createTokenBucket(perSecond: number, burst: number, nowSeconds: () => number): TokenBucket {
  const levels = new Map<string, Level>()

  function forgetSome(now: number): void {
    for (const [who, { tokens, atSeconds }] of levels) {
      if (tokens + (now - atSeconds) * perSecond >= burst) levels.delete(who)
    }
    for (const who of levels.keys()) {
      if (levels.size < maxCallers / 2) return
      levels.delete(who)
    }
  }

  return {
    take(who) {
      const now = nowSeconds()
      let level = levels.get(who)
      if (!level) {
        if (levels.size >= maxCallers) forgetSome(now)
        level = { tokens: burst, atSeconds: now }
        levels.set(who, level)
      }
      // A clock that was set back adds and removes nothing.
      level.tokens = Math.min(burst, level.tokens + Math.max(0, now - level.atSeconds) * perSecond)
      level.atSeconds = now
      if (level.tokens < 1) return Math.max(1, Math.ceil((1 - level.tokens) / perSecond))
      level.tokens -= 1
      return 0
    },
  }
}
