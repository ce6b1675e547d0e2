import type { BaseQueryFn, FetchArgs } from '@reduxjs/toolkit/query/react'
import type { SessionKeeper } from '../session/create-session-keeper'
import { createSessionBaseQuery } from '../session/session-base-query'
import { isSessionExtra } from '../session/session-extra'
import { wrapQuizFailure, type QuizFailure } from './wrap-quiz-failure'

const ask = createSessionBaseQuery({ toFailure: wrapQuizFailure })

/** Calls made by readers who take a quiz; all others are an author's. */
const ofReaders: readonly string[] = ['getQuizForUser', 'submitQuiz']

/** Creates the base query of the quiz backend: failures in the specification's form, readers' calls with their mode's token. */
export const quizBaseQuery: BaseQueryFn<string | FetchArgs, unknown, QuizFailure> = (request, api, options) => {
  const { extra } = api
  if (!isSessionExtra(extra) || !ofReaders.includes(api.endpoint)) return ask(request, api, options)
  const chosen = extra.quizToken?.()
  if (chosen && chosen.kind !== 'token') {
    return { error: wrapQuizFailure({ status: 0, code: chosen.kind, msg: '' }, api.endpoint) }
  }
  // The session's own token is sent by the session keeper, which refreshes it.
  if (!chosen || chosen.token === extra.session.current()?.accessToken) return ask(request, api, options)
  return ask(request, { ...api, extra: { ...extra, session: withToken(extra.session, chosen.token) } }, options)
}

/** Returns a session whose calls carry another token than its own. */
function withToken(session: SessionKeeper, token: string): SessionKeeper {
  return {
    ...session,
    fetch(input, init, call) {
      const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined))
      headers.set('authorization', `Bearer ${token}`)
      return session.fetch(input, { ...init, headers }, call)
    },
  }
}
