import { createApi } from '@reduxjs/toolkit/query/react'
import { createSessionBaseQuery } from '../session/session-base-query'

/** Base of the generated client, whose endpoints the generated file injects. This backend refreshes tokens at its own path. */
export const baseApi = createApi({
  reducerPath: 'publishingApi',
  baseQuery: createSessionBaseQuery({ refreshPath: '/auth/refresh', toFailure: (failure) => failure }),
  endpoints: () => ({}),
})
