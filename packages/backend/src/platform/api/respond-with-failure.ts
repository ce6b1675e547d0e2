import type { Context } from 'hono'
import { explainFault } from './explain-fault'
import { ApiFailure } from '../../entities/failures/api-failure'
import type { ApiEnvironment } from '../http/hono-env'

/** Seconds after which a client may send a call again that the server cannot take now. */
const retryAfterSeconds = '1'

/** Responds to errors: known failures as they are, all others as an internal error whose cause is only logged. */
export function respondWithFailure(error: Error, context: Context<ApiEnvironment>): Response {
  const requestId = context.get('requestId')
  const failure = error instanceof ApiFailure ? error : explainFault(error, requestId)
  if (failure.status >= 500) context.get('log')().error({ err: error, code: failure.code }, 'call failed')
  const { field, currentRevision, lostSpeech, headers } = failure.details
  return new Response(
    JSON.stringify({
      code: failure.code,
      msg: failure.message,
      ...(field === undefined ? {} : { field }),
      ...(currentRevision === undefined ? {} : { currentRevision }),
      ...(lostSpeech === undefined ? {} : { lostSpeech }),
      requestId,
    }),
    {
      status: failure.status,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        ...(failure.status === 503 ? { 'retry-after': retryAfterSeconds } : {}),
        ...headers,
      },
    },
  )
}
