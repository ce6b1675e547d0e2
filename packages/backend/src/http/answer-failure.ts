import type { Context } from 'hono'
import { isAccountGone } from './account-gone'
import { ApiFailure } from './api-failure'
import type { ApiEnvironment } from './environment'

/** The one error handler: known failures as they are, anything else as an internal error whose cause stays in the log. */
export function answerFailure(error: Error, context: Context<ApiEnvironment>): Response {
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
  if (isAccountGone(error)) return new ApiFailure('session-ended', 'This account was deleted.')
  return new ApiFailure('internal', `Something went wrong on the server. Report it with the number ${requestId}.`)
}
