import { formatFallbackMessage, type OutcomeKey } from '../failures/format-fallback-message'
import type { ApiFailure } from '../session/read-api-failure'

/** A failure of the quiz backend in the specification's form, with the fields of every failure. */
export interface QuizFailure extends ApiFailure {
  readonly success: false
  /** Error code for programs. */
  readonly error: string
  /** The server's own message, else the fallback. */
  readonly message: string
}

/** Fallback messages of the specification, by call. */
const fallbacks: Readonly<Record<string, OutcomeKey>> = {
  getQuizForUser: 'quizFetchFailed',
  getQuiz: 'quizFetchFailed',
  listQuizzes: 'quizFetchFailed',
  copyQuiz: 'quizCopyFailed',
  submitQuiz: 'quizSubmitFailed',
}

/** Converts a failure to the specification's form. @param endpoint name of the call */
export function wrapQuizFailure(failure: ApiFailure, endpoint: string): QuizFailure {
  const { code, msg, status } = failure
  const message = msg === '' ? formatFallbackMessage(fallbacks[endpoint] ?? 'quizApiFailed', String(status)) : msg
  return { ...failure, success: false, error: code, message }
}
