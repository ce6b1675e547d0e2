import type { ApiFailure } from '../session/read-api-failure'
import { formatFallbackMessage, type OutcomeKey } from './format-fallback-message'

/** A failure with a message, if the server or the specification has one for its call. */
export interface FailureWithMessage extends ApiFailure {
  /** The server's own message, else the specification's for the call, in English; empty without either. */
  readonly message: string
}

/** Adds a message to a failure. @param fallbacks the specification's messages, by call */
export function addFailureMessage(
  failure: ApiFailure,
  fallback: OutcomeKey | undefined,
  response: Response | undefined,
): FailureWithMessage {
  const usesFallback = failure.msg === '' && fallback !== undefined
  const status = response?.statusText || String(failure.status)
  return { ...failure, message: usesFallback ? formatFallbackMessage(fallback, status) : failure.msg }
}
