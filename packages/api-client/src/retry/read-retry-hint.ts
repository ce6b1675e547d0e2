import { isApiFailure } from '../session/read-api-failure'
import { findPassingCause, type PassingCause } from './find-passing-cause'

/** A failure after which the same call may succeed. */
export interface RetryHint {
  readonly cause: PassingCause
  /** Wait that the server asked for; 0 without one. */
  readonly retryAfterSeconds: number
}

/**
 * Returns why and when a failed call is worth another try; null if it is not.
 *
 * @param error of a call of a generated client
 * @param now.milliseconds since 1970
 * @param now.isOnline the browser's own report
 */
export function readRetryHint(
  error: unknown,
  now: { readonly milliseconds: number; readonly isOnline: boolean },
): RetryHint | null {
  if (!isApiFailure(error)) return null
  const cause = findPassingCause(error, now.isOnline)
  return cause === null ? null : { cause, retryAfterSeconds: readSeconds(error.retryAfter, now.milliseconds) }
}

/** Reads a Retry-After header, which has seconds or a date. */
function readSeconds(header: string | null | undefined, nowMilliseconds: number): number {
  if (header === undefined || header === null) return 0
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - nowMilliseconds) / 1000
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : 0
}
