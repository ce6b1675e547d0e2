import type { QuizToken } from '../quiz/choose-quiz-token'
import type { SessionKeeper } from './create-session-keeper'
import type { ApiFailure } from './read-api-failure'

/** What a store passes to thunks and base queries. */
export interface SessionExtra {
  readonly session: SessionKeeper
  /** By which token quizzes are taken (`chooseQuizToken`); by that of the session when left out. */
  readonly quizToken?: () => QuizToken
  /**
   * Says why an answer cannot be read; null when it can. Put here by `installAnswerValidators`, so that a page can load the
   * validators after it has been shown.
   *
   * @param status that of the answer; the first success that the call has when left out
   */
  checkAnswer?: (endpoint: string, data: unknown, status?: number) => ApiFailure | null
}

export function isSessionExtra(extra: unknown): extra is SessionExtra {
  return typeof extra === 'object' && extra !== null && 'session' in extra
}
