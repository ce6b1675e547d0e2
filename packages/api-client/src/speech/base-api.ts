import { createApi } from '@reduxjs/toolkit/query/react'
import { speechBaseQuery } from './speech-base-query'

/** Base of the generated client; the generated file beside this one injects its endpoints. */
export const baseApi = createApi({
  reducerPath: 'speechApi',
  baseQuery: speechBaseQuery,
  endpoints: () => ({}),
})
