import { configureStore } from '@reduxjs/toolkit'
import { isApiFailure } from '../session/read-api-failure'
import type { SessionKeeper } from '../session/create-session-keeper'
import type { SessionExtra } from '../session/session-extra'
import { installResponseValidators } from '../validators/install-response-validators'
import { chooseQuizToken } from './choose-quiz-token'
import type { GradedQuiz, QuizToTake } from './endpoints.gen'
import { quizTakingApi, type QuizToSubmit } from './quiz-taking-api'
import { fetchTestStudentToken, type TestStudentStorage } from './test-student-token'
import { quizValidators } from './validators.gen'
import { wrapQuizFailure, type QuizFailure } from './wrap-quiz-failure'

export type QuizResult<Data> =
  | { readonly data: Data; readonly failure?: undefined }
  | { readonly failure: QuizFailure; readonly data?: undefined }

/** The calls of a reader who takes a quiz. They never reject. */
export interface QuizCalls {
  /** @param id of the quiz, or its id in a trigger */
  readonly load: (id: string) => Promise<QuizResult<QuizToTake>>
  readonly submit: (quiz: QuizToSubmit) => Promise<QuizResult<GradedQuiz>>
}

export interface QuizCallOptions {
  readonly session: SessionKeeper
  /** True in partner modes, where readers take quizzes in their own name; in others all do as the test student. */
  readonly isPartner: boolean
  /** True for an author who tries a quiz: in the own name, as practice, and with no count of attempts, as for most readers. */
  readonly isTrial?: boolean | undefined
  /** Holds the test student's token of this browser. */
  readonly storage: TestStudentStorage
}

/** The settled result of a call of RTK Query. */
type Outcome<Data> = { readonly data?: Data | undefined; readonly error?: unknown }

/** Opens the calls with a store of their own. A token of the test student that is not accepted is renewed once. */
export function openQuizCalls({ session, isTrial = false, storage, ...o }: QuizCallOptions): QuizCalls {
  const isPartner = o.isPartner || isTrial
  let testStudentToken: string | null = null
  const extra: SessionExtra = {
    session,
    quizToken: () => chooseQuizToken({ isPartner, ownToken: session.current()?.accessToken ?? null, testStudentToken }),
  }
  installResponseValidators(extra, quizValidators)
  const { dispatch } = configureStore({
    reducer: { [quizTakingApi.reducerPath]: quizTakingApi.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: extra }, immutableCheck: false, serializableCheck: false }).concat(
        quizTakingApi.middleware,
      ),
  })

  async function call<Data>(
    endpoint: 'getQuizForUser' | 'submitQuiz',
    send: () => PromiseLike<Outcome<Data>>,
  ): Promise<QuizResult<Data>> {
    const sendWithToken = async (refused: string | null): Promise<QuizResult<Data>> => {
      if (!isPartner) {
        try {
          testStudentToken = await fetchTestStudentToken(session, storage, refused)
        } catch (reason) {
          console.warn('The server gave no token for quizzes.', reason)
          return { failure: wrapQuizFailure({ status: 0, code: 'network', msg: '' }, endpoint) }
        }
      }
      const { data, error } = await send()
      if (data !== undefined) return { data }
      return { failure: readFailure(error, endpoint) }
    }
    const result = await sendWithToken(null)
    if (isPartner || result.failure?.status !== 401) return result
    return sendWithToken(testStudentToken)
  }

  const { getQuizForUser, submitQuiz } = quizTakingApi.endpoints
  return {
    async load(id) {
      const result = await call('getQuizForUser', async () => {
        // The subscription keeps an earlier result, which expires after a minute, from ending this call.
        const query = dispatch(getQuizForUser.initiate({ id }, { forceRefetch: true }))
        const outcome = await query
        query.unsubscribe()
        return outcome
      })
      return isTrial ? withoutAttempts(result) : result
    },
    async submit(quiz) {
      const submission = isPartner ? quiz.submission : { ...quiz.submission, browserId: readBrowserId(storage) }
      const isPractice = quiz.isPractice || isTrial
      const result = await call('submitQuiz', () =>
        dispatch(submitQuiz.initiate({ ...quiz, submission, isPractice }, { track: false })),
      )
      return isTrial ? withoutAttempts(result) : result
    },
  }
}

function withoutAttempts<Data extends QuizToTake | GradedQuiz>(result: QuizResult<Data>): QuizResult<Data> {
  return result.data === undefined ? result : { data: { ...result.data, attemptsLeft: null } }
}

const browserIdKey = 'lectern.quizBrowser'

/** Returns the id by which results tell this browser from others; it says nothing about the reader. */
function readBrowserId(storage: TestStudentStorage): string {
  const kept = storage.getItem(browserIdKey)
  if (kept !== null) return kept
  // `randomUUID` exists on https pages only.
  const id = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
  storage.setItem(browserIdKey, id)
  return id
}

/** Converts an error of a call; one that was thrown has no failure's form. */
function readFailure(error: unknown, endpoint: string): QuizFailure {
  return wrapQuizFailure(isApiFailure(error) ? error : { status: 0, code: 'unreadable', msg: '' }, endpoint)
}
