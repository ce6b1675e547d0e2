import type { QuizToken } from '../quiz/choose-quiz-token'
import type { SessionKeeper } from './create-session-keeper'
import type { ApiFailure } from './read-api-failure'

/** Thunk extra argument of a store. */
export interface SessionExtra {
  readonly session: SessionKeeper
  /** Token for quiz calls (`chooseQuizToken`); the session's by default. */
  readonly quizToken?: () => QuizToken
  /**
   * Returns the reason why a response is invalid, or null. Set by `installResponseValidators`, so that a page can load the
   * validators after its first paint.
   *
   * @param status of the response; the call's first success status by default
   */
  checkResponse?: (endpoint: string, data: unknown, status?: number) => ApiFailure | null
}

export function isSessionExtra(extra: unknown): extra is SessionExtra {
  return typeof extra === 'object' && extra !== null && 'session' in extra
}
