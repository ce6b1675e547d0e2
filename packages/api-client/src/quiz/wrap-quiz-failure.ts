import { fallbackWords, type OutcomeKey } from '../failures/fallback-words'
import type { ApiFailure } from '../session/read-api-failure'

/** A failed call of the quiz backend, as the specification wraps it, with what every failure carries. */
export interface QuizFailure extends ApiFailure {
  readonly success: false
  /** The code, for programs. */
  readonly error: string
  /** The server's own words, else the fallback. */
  readonly message: string
}

/** What is said when the server said nothing, where the specification has words for the call. */
const fallbacks: Readonly<Record<string, OutcomeKey>> = {
  getQuizForUser: 'quizFetchFailed',
  getQuiz: 'quizFetchFailed',
  listQuizzes: 'quizFetchFailed',
  copyQuiz: 'quizCopyFailed',
  submitQuiz: 'quizSubmitFailed',
}

/** @param endpoint the name of the call */
export function wrapQuizFailure(failure: ApiFailure, endpoint: string): QuizFailure {
  const { code, msg, status } = failure
  const message = msg === '' ? fallbackWords(fallbacks[endpoint] ?? 'quizApiFailed', String(status)) : msg
  return { ...failure, success: false, error: code, message }
}
