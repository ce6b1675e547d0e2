import { createApi } from '@reduxjs/toolkit/query/react'
import { appBaseQuery } from './app-base-query'

/** Endpoints are injected by the generated file beside this one. */
export const baseApi = createApi({
  reducerPath: 'appApi',
  baseQuery: appBaseQuery,
  endpoints: () => ({}),
})
