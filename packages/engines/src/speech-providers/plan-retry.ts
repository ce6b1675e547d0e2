const MAX_ATTEMPTS = 5
const FIRST_MS = 500
const MAX_DELAY_MS = 8000
/** There is no retry when the provider asks for a longer wait. */
const MAX_RETRY_AFTER_MS = 30_000

/**
 * Returns the milliseconds until the next attempt; null when there is none. Exponential backoff with full jitter, and never
 * less than the provider asks for.
 * @param attempts 1 after the first
 * @param retryAfterMs wait of the Retry-After header; null without one
 * @param random [0, 1)
 */
export function planRetry(attempts: number, retryAfterMs: number | null, random: number): number | null {
  const minMs = retryAfterMs === null ? 0 : retryAfterMs
  if (attempts >= MAX_ATTEMPTS || minMs > MAX_RETRY_AFTER_MS) return null
  const jittered = random * Math.min(MAX_DELAY_MS, FIRST_MS * 2 ** (attempts - 1))
  return Math.round(minMs + jittered)
}
