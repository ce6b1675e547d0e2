import { createApi } from '@reduxjs/toolkit/query/react'
import { appBaseQuery } from './app-base-query'

/** Base of the generated client; the generated file beside this one injects its endpoints. */
export const baseApi = createApi({
  reducerPath: 'appApi',
  baseQuery: appBaseQuery,
  endpoints: () => ({}),
})
