/** Seconds before the second, third, … try; the last pause is repeated. A server restarts within a few seconds. */
const growingSeconds = [2, 4, 8, 15, 30]
const longestSeconds = 60

/**
 * Returns the seconds to wait before the next attempt: longer after each failure, and never less than the server asked for.
 *
 * @param failures tries that failed so far, from 1
 * @param retryAfterSeconds wait that the server asked for; 0 without one
 * @example
 * computePauseSeconds(1, 0) // => 2
 * computePauseSeconds(9, 0) // => 60
 * computePauseSeconds(1, 20) // => 20
 */
export function computePauseSeconds(failures: number, retryAfterSeconds: number): number {
  if (!Number.isInteger(failures) || failures < 1) throw new Error(`A pause follows a failure; there were ${failures}.`)
  return Math.max(growingSeconds[failures - 1] ?? longestSeconds, retryAfterSeconds)
}
