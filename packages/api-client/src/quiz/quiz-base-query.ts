import type { BaseQueryFn, FetchArgs } from '@reduxjs/toolkit/query/react'
import { createSessionBaseQuery } from '../session/session-base-query'
import { isSessionExtra } from '../session/session-extra'
import { wrapQuizFailure, type QuizFailure } from './wrap-quiz-failure'

const ask = createSessionBaseQuery({ toFailure: wrapQuizFailure })

/** Calls made by readers who take a quiz; all others are an author's. */
const ofReaders: readonly string[] = ['getQuizForUser', 'submitQuiz']

/** Creates the base query of the quiz backend: failures in the specification's form, readers' calls with their mode's token. */
export const quizBaseQuery: BaseQueryFn<string | FetchArgs, unknown, QuizFailure> = (request, api, options) => {
  const extra = isSessionExtra(api.extra) && ofReaders.includes(api.endpoint) ? api.extra : null
  const chosen = extra?.quizToken?.()
  if (chosen && chosen.kind !== 'token') {
    return { error: wrapQuizFailure({ status: 0, code: chosen.kind, msg: '' }, api.endpoint) }
  }
  // The session's own token is sent by the session keeper, which refreshes it.
  if (!chosen || chosen.token === extra?.session.current()?.accessToken) return ask(request, api, options)
  const call = typeof request === 'string' ? { url: request } : request
  return ask({ ...call, headers: { ...call.headers, authorization: `Bearer ${chosen.token}` } }, api, options)
}
