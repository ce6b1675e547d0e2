import { createApi } from '@reduxjs/toolkit/query/react'
import { sessionBaseQuery } from '../session/session-base-query'

/** Base of the generated client; the generated file beside this one injects its endpoints. */
export const baseApi = createApi({
  reducerPath: 'mainApi',
  baseQuery: sessionBaseQuery,
  endpoints: () => ({}),
})
