import { fetchBaseQuery, type BaseQueryFn, type FetchArgs } from '@reduxjs/toolkit/query/react'
import type { CallOptions } from './create-session-keeper'
import { readApiFailure, type ApiFailure } from './read-api-failure'
import { isSessionExtra } from './session-extra'

type SessionBaseQuery = BaseQueryFn<string | FetchArgs, unknown, ApiFailure>

/**
 * The base query of every generated client: bearer token, one shared refresh and one retry come from the session
 * keeper that the store carries as its thunk extra argument; failures are data of one shape.
 * @param call where a backend differs from the product's own
 */
export const createSessionBaseQuery =
  (call: CallOptions = {}): SessionBaseQuery =>
  async (request, api, options) => {
    if (!isSessionExtra(api.extra)) {
      throw new Error('The store was made without a session keeper: pass {session} as thunk.extraArgument')
    }
    const { session } = api.extra
    const query = fetchBaseQuery({
      baseUrl: session.baseUrl,
      fetchFn: (input, init) => session.fetch(input, init, call),
    })
    const answer = await query(request, api, options)
    return answer.error ? { error: readApiFailure(answer.error) } : { data: answer.data }
  }

export const sessionBaseQuery = createSessionBaseQuery()
