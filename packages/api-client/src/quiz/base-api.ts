import { createApi } from '@reduxjs/toolkit/query/react'
import { quizBaseQuery } from './quiz-base-query'

/** Base of the generated client; the generated file beside this one injects its endpoints. */
export const baseApi = createApi({
  reducerPath: 'quizApi',
  baseQuery: quizBaseQuery,
  endpoints: () => ({}),
})
