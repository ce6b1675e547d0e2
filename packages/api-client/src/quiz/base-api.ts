import { createApi } from '@reduxjs/toolkit/query/react'
import { sessionBaseQuery } from '../session/session-base-query'

/** Endpoints are injected by the generated file beside this one. */
export const baseApi = createApi({
  reducerPath: 'quizApi',
  baseQuery: sessionBaseQuery,
  endpoints: () => ({}),
})
