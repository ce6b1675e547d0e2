import type { TokenVerdict, VerifyAccessToken } from '../../entities/rights/caller'

/** Cached tokens at one time. */
const mostTokens = 5000

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
  const known = new Map<string, CheckedToken>()
  return async (token) => {
    const kept = known.get(token)
    if (kept?.expiresAtMs && nowMs() < kept.expiresAtMs) return kept.verdict
    known.delete(token)
    const checked = await check(token)
    if (checked.expiresAtMs !== null) {
      const [oldest] = known.size >= mostTokens ? known.keys() : []
      if (oldest !== undefined) known.delete(oldest)
      known.set(token, checked)
    }
    return checked.verdict
  }
}
