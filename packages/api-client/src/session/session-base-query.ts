import { fetchBaseQuery, type BaseQueryFn, type FetchArgs } from '@reduxjs/toolkit/query/react'
import type { CallOptions } from './create-session-keeper'
import { readApiFailure, type ApiFailure } from './read-api-failure'
import { isSessionExtra } from './session-extra'

/** Where a backend differs from the product's own. */
export interface BackendRules<Failure extends ApiFailure> extends CallOptions {
  /** Finds the failure in what was answered as a success. */
  readonly findFailure?: (data: unknown, endpoint: string) => ApiFailure | null
  /** Gives a failure the form in which callers get it. */
  readonly tell: (failure: ApiFailure, endpoint: string, response: Response | undefined) => Failure
}

/**
 * The base query of a generated client: bearer token, one shared refresh and one retry come from the session keeper that
 * the store carries as its thunk extra argument; failures are data of one shape, answers that cannot be read among them.
 */
export const createSessionBaseQuery =
  <Failure extends ApiFailure>(rules: BackendRules<Failure>): BaseQueryFn<string | FetchArgs, unknown, Failure> =>
  async (request, { endpoint, extra, ...api }, options) => {
    if (!isSessionExtra(extra)) {
      throw new Error('The store needs {session} as thunk.extraArgument.')
    }
    const { session } = extra
    const query = fetchBaseQuery({
      baseUrl: session.baseUrl,
      fetchFn: (input, init) => session.fetch(input, init, rules),
    })
    const { data, error, meta } = await query(request, { endpoint, extra, ...api }, options)
    const response = meta?.response
    const failure = error
      ? readApiFailure(error)
      : (rules.findFailure?.(data, endpoint) ?? extra.checkAnswer?.(endpoint, data, response?.status))
    return failure ? { error: rules.tell(failure, endpoint, response) } : { data }
  }

export const sessionBaseQuery = createSessionBaseQuery({ tell: (failure) => failure })
