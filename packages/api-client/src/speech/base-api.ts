import { createApi } from '@reduxjs/toolkit/query/react'
import { speechBaseQuery } from './speech-base-query'

/** Endpoints are injected by the generated file beside this one. */
export const baseApi = createApi({
  reducerPath: 'speechApi',
  baseQuery: speechBaseQuery,
  endpoints: () => ({}),
})
