const MAX_ATTEMPTS = 4
const FIRST_SECONDS = 1
const MAX_SECONDS = 20

/**
 * Returns the seconds until the next attempt; null when there is none. Exponential backoff with jitter, or as long as the
 * service asks if that is longer, up to a limit.
 * @param attempts 1 after the first
 * @param retryAfterSeconds wait that the service asks for
 * @param random [0, 1)
 */
export function planVisionRetry(
  attempts: number,
  retryAfterSeconds: number | undefined,
  random: number,
): number | null {
  if (attempts >= MAX_ATTEMPTS) return null
  const backoff = FIRST_SECONDS * 2 ** (attempts - 1) * (1 + random)
  return Math.min(MAX_SECONDS, retryAfterSeconds === undefined ? backoff : Math.max(backoff, retryAfterSeconds))
}
