import type { ApiFailure } from '../session/read-api-failure'
import { fallbackWords, type OutcomeKey } from './fallback-words'

/** A failure with a message, if the server or the specification has one for its call. */
export interface WordedFailure extends ApiFailure {
  /** The server's own message, else the specification's for the call, in English; empty without either. */
  readonly message: string
}

/** Adds a message to a failure. @param fallbacks the specification's messages, by call */
export function wordFailure(
  failure: ApiFailure,
  fallback: OutcomeKey | undefined,
  response: Response | undefined,
): WordedFailure {
  const told = failure.msg === '' && fallback !== undefined
  const status = response?.statusText || String(failure.status)
  return { ...failure, message: told ? fallbackWords(fallback, status) : failure.msg }
}
