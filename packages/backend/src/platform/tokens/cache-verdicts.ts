import type { TokenVerdict, VerifyAccessToken } from '../../entities/rights/caller'

/** Cached tokens at one time. */
const maxTokens = 5000

export interface CheckedToken {
  verdict: TokenVerdict
  /** Null if the token is invalid. */
  expiresAtMs: number | null
}

/**
 * Verifies the signature of a token once. Caches only valid tokens, by their whole text, until they expire; forged ones
 * are verified and refused every time.
 */
export function cacheVerdicts(check: (token: string) => Promise<CheckedToken>, nowMs: () => number): VerifyAccessToken {
  const verdicts = new Map<string, CheckedToken>()
  return async (token) => {
    const cached = verdicts.get(token)
    if (cached?.expiresAtMs && nowMs() < cached.expiresAtMs) return cached.verdict
    verdicts.delete(token)
    const checked = await check(token)
    if (checked.expiresAtMs !== null) {
      const [oldest] = verdicts.size >= maxTokens ? verdicts.keys() : []
      if (oldest !== undefined) verdicts.delete(oldest)
      verdicts.set(token, checked)
    }
    return checked.verdict
  }
}
