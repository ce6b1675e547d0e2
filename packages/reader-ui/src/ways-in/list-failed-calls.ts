import { isApiFailure } from '@lectern/api-client/session'

/** A failed request, for those who test a server. */
export interface FailedCall {
  /** Method and path; the call's name without them. */
  readonly call: string
  /** HTTP status; 0 without a response. */
  readonly status: number
  readonly code: string
  readonly field: string | null
  readonly message: string
  readonly requestId: string | null
}

/** The part of a query's state that is used. */
interface QueryState {
  readonly status: string
  readonly endpointName?: string | undefined
  readonly originalArgs?: unknown
  readonly error?: unknown
}

/**
 * Lists the requests whose last attempt has failed.
 *
 * @param callOf returns method and path of a call by its name, with `{name}` for a parameter
 */
export function listFailedCalls(
  queries: readonly (QueryState | undefined)[],
  callOf: (endpoint: string) => string | undefined,
): FailedCall[] {
  return queries.flatMap((query) => {
    if (query?.endpointName === undefined || query.status !== 'rejected' || !isApiFailure(query.error)) return []
    const { status, code, msg, field = null, requestId = null } = query.error
    const name = query.endpointName
    const call = (callOf(name) ?? name).replaceAll(/\{(\w+)\}/g, (whole, parameter: string) => {
      const value: unknown = Reflect.get(Object(query.originalArgs), parameter)
      return typeof value === 'string' || typeof value === 'number' ? String(value) : whole
    })
    return [{ call, status, code, field, message: msg, requestId }]
  })
}
