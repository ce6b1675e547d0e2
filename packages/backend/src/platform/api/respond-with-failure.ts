import type { Context } from 'hono'
import { isDeletedAccountError } from './is-deleted-account-error'
import { ApiFailure } from '../../entities/failures/api-failure'
import type { ApiEnvironment } from '../http/hono-env'

/** Responds to errors: known failures as they are, all others as an internal error whose cause is only logged. */
export function respondWithFailure(error: Error, context: Context<ApiEnvironment>): Response {
  const requestId = context.get('requestId')
  const failure = error instanceof ApiFailure ? error : explain(error, requestId)
  if (failure.status >= 500) context.get('log')().error({ err: error, code: failure.code }, 'call failed')
  const { field, currentRevision, headers } = failure.details
  return new Response(
    JSON.stringify({
      code: failure.code,
      msg: failure.message,
      ...(field === undefined ? {} : { field }),
      ...(currentRevision === undefined ? {} : { currentRevision }),
      requestId,
    }),
    {
      status: failure.status,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        ...headers,
      },
    },
  )
}

function explain(error: Error, requestId: string): ApiFailure {
  if (isDeletedAccountError(error)) return new ApiFailure('session-ended', 'This account was deleted.')
  return new ApiFailure('internal', `Something went wrong on the server. Report it with the number ${requestId}.`)
}
