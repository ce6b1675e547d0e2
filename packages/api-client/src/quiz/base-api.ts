import { createApi } from '@reduxjs/toolkit/query/react'
import { createSessionBaseQuery } from '../session/session-base-query'
import { wrapQuizFailure } from './wrap-quiz-failure'

/** Endpoints are injected by the generated file beside this one. Failures have the form that the specification gives them. */
export const baseApi = createApi({
  reducerPath: 'quizApi',
  baseQuery: createSessionBaseQuery({ tell: wrapQuizFailure }),
  endpoints: () => ({}),
})
