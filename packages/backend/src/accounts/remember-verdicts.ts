import type { TokenVerdict, VerifyAccessToken } from '../http/caller'

/** Tokens of which the verdict is kept at one time. */
const mostTokens = 5000

export interface CheckedToken {
  verdict: TokenVerdict
  /** Null for what is not valid. */
  expiresAtMs: number | null
}

/**
 * Checks the signature of a token in use once. Only valid ones are remembered, by their whole text, until they expire: a
 * forged token is checked, and refused, each time.
 */
export function rememberVerdicts(
  check: (token: string) => Promise<CheckedToken>,
  nowMs: () => number,
): VerifyAccessToken {
  const known = new Map<string, CheckedToken>()
  return async (token) => {
    const kept = known.get(token)
    if (kept?.expiresAtMs && nowMs() < kept.expiresAtMs) return kept.verdict
    known.delete(token)
    const checked = await check(token)
    if (checked.expiresAtMs !== null) {
      if (known.size >= mostTokens) known.delete(known.keys().next().value ?? '')
      known.set(token, checked)
    }
    return checked.verdict
  }
}
