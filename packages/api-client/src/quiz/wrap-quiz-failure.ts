import type { ApiFailure } from '../session/read-api-failure'

/** A failed call of the quiz backend, as the specification wraps it, with what every failure carries. */
export interface QuizFailure extends ApiFailure {
  readonly success: false
  /** The code, for programs. */
  readonly error: string
  /** The server's own words, else the fallback. */
  readonly message: string
}

/** @param fallback what is said when the server said nothing, such as "Failed to fetch quiz" */
export function wrapQuizFailure(failure: ApiFailure, fallback: string): QuizFailure {
  return { ...failure, success: false, error: failure.code, message: failure.msg === '' ? fallback : failure.msg }
}
