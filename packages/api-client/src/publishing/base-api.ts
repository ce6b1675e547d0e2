import { createApi } from '@reduxjs/toolkit/query/react'
import { createSessionBaseQuery } from '../session/session-base-query'

/** Endpoints are injected by the generated file beside this one. This backend renews tokens at an address of its own. */
export const baseApi = createApi({
  reducerPath: 'publishingApi',
  baseQuery: createSessionBaseQuery({ refreshPath: '/auth/refresh', tell: (failure) => failure }),
  endpoints: () => ({}),
})
