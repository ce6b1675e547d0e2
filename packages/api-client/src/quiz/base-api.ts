import { createApi } from '@reduxjs/toolkit/query/react'
import { quizBaseQuery } from './quiz-base-query'

/** Endpoints are injected by the generated file beside this one. */
export const baseApi = createApi({
  reducerPath: 'quizApi',
  baseQuery: quizBaseQuery,
  endpoints: () => ({}),
})
