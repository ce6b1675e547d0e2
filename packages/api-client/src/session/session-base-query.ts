import { fetchBaseQuery, type BaseQueryFn, type FetchArgs } from '@reduxjs/toolkit/query/react'
import type { CallOptions } from './create-session-keeper'
import { readApiFailure, type ApiFailure } from './read-api-failure'
import { isSessionExtra } from './session-extra'

/** Differences between a backend and the product's own. */
export interface BackendRules<Failure extends ApiFailure> extends CallOptions {
  /** Finds the failure in a response with a success status. */
  readonly findFailure?: (data: unknown, endpoint: string) => ApiFailure | null
  /** Converts a failure to the form that callers get. */
  readonly toFailure: (failure: ApiFailure, endpoint: string, response: Response | undefined) => Failure
}

/**
 * Creates the base query of a generated client. The session keeper in the store's thunk extra argument adds the bearer token,
 * the shared refresh and one retry. All failures have one shape, invalid responses included.
 */
export const createSessionBaseQuery =
  <Failure extends ApiFailure>(rules: BackendRules<Failure>): BaseQueryFn<string | FetchArgs, unknown, Failure> =>
  async (request, { endpoint, extra, ...api }, options) => {
    if (!isSessionExtra(extra)) {
      throw new Error('No session in thunk.extraArgument')
    }
    const { session } = extra
    const query = fetchBaseQuery({
      baseUrl: session.baseUrl,
      fetchFn: (input, init) => session.fetch(input, init, rules),
    })
    const { data, error, meta } = await query(request, { endpoint, extra, ...api }, options)
    const response = meta?.response
    const failure = error
      ? {
          ...readApiFailure(error),
          retryAfter: response?.headers.get('retry-after'),
          ...(response?.statusText ? { statusText: response.statusText } : {}),
        }
      : (rules.findFailure?.(data, endpoint) ?? extra.checkResponse?.(endpoint, data, response?.status))
    return failure ? { error: rules.toFailure(failure, endpoint, response) } : { data }
  }

export const sessionBaseQuery = createSessionBaseQuery({ toFailure: (failure) => failure })
