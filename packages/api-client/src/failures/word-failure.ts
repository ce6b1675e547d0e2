import type { ApiFailure } from '../session/read-api-failure'
import { fallbackWords, type OutcomeKey } from './fallback-words'

/** A failure that has words wherever the specification lists some for its call. */
export interface WordedFailure extends ApiFailure {
  /** The server's own words, else those that the specification lists for the call, in English; empty without either. */
  readonly message: string
}

/** @param fallbacks what the specification lists, by call */
export function wordFailure(
  failure: ApiFailure,
  fallback: OutcomeKey | undefined,
  response: Response | undefined,
): WordedFailure {
  const told = failure.msg === '' && fallback !== undefined
  const status = response?.statusText || String(failure.status)
  return { ...failure, message: told ? fallbackWords(fallback, status) : failure.msg }
}
