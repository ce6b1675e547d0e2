import type { BaseQueryFn, FetchArgs } from '@reduxjs/toolkit/query/react'
import { createSessionBaseQuery } from '../session/session-base-query'
import { isSessionExtra } from '../session/session-extra'
import { wrapQuizFailure, type QuizFailure } from './wrap-quiz-failure'

const ask = createSessionBaseQuery({ tell: wrapQuizFailure })

/** The calls of who takes a quiz; the others are an author's. */
const ofReaders: readonly string[] = ['getQuizForUser', 'submitQuiz']

/** The base query of the quiz backend: failures as the specification wraps them, readers by the token of their mode. */
export const quizBaseQuery: BaseQueryFn<string | FetchArgs, unknown, QuizFailure> = (request, api, options) => {
  const extra = isSessionExtra(api.extra) && ofReaders.includes(api.endpoint) ? api.extra : null
  const chosen = extra?.quizToken?.()
  if (chosen && chosen.kind !== 'token') {
    return { error: wrapQuizFailure({ status: 0, code: chosen.kind, msg: '' }, api.endpoint) }
  }
  // The session's own token goes the usual way, which renews it.
  if (!chosen || chosen.token === extra?.session.current()?.accessToken) return ask(request, api, options)
  const call = typeof request === 'string' ? { url: request } : request
  return ask({ ...call, headers: { authorization: `Bearer ${chosen.token}` } }, api, options)
}
