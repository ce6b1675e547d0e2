import type { TextRecognitionFailure } from '@lectern/backend/ports'
import type { ProviderAccess } from '../../choices/engine-choices'
import { readLimitedBody } from '../../http-calls/read-limited-body'
import type { VisionFailure } from '../calls/recognition-calls'
import { classifyFailedCall } from './classify-failure'
import { planVisionRetry } from './plan-vision-retry'

export interface VisionClient {
  fetch: typeof globalThis.fetch
  access: ProviderAccess
  /** Waits so many seconds, or rejects once the signal is aborted. */
  wait(seconds: number, signal: AbortSignal): Promise<void>
  /** Returns a random number of [0, 1). */
  random(): number
}

export type VisionOutcome<Value> =
  | { kind: 'received'; value: Value }
  | { kind: 'failed'; code: TextRecognitionFailure; message: string }

const ATTEMPT_SECONDS = 60
/** Far more than the response for a full page. */
const MAX_RESPONSE_BYTES = 64_000_000
const MAX_ERROR_BYTES = 64_000

type Attempt<Value> = { kind: 'received'; value: Value } | { kind: 'refused'; failure: VisionFailure }

async function attempt<Value>(
  { fetch, access }: VisionClient,
  body: Uint8Array<ArrayBuffer>,
  signal: AbortSignal,
  read: (response: Uint8Array) => Promise<Attempt<Value>>,
): Promise<Attempt<Value>> {
  const url = `${access.url}/v1/images:annotate?key=${encodeURIComponent(access.key)}`
  const limit = AbortSignal.timeout(ATTEMPT_SECONDS * 1000)
  let isPaid = false
  let received: Uint8Array | null
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body,
      // A redirect would send the key elsewhere.
      redirect: 'error',
      signal: AbortSignal.any([signal, limit]),
    })
    if (!response.ok) {
      const after = Number(response.headers.get('retry-after') ?? Number.NaN)
      const retryAfterSeconds = Number.isFinite(after) ? after : null
      const errorBody = await readLimitedBody(response, MAX_ERROR_BYTES).then(
        (bytes) => (bytes === null ? '' : bytes.toString()),
        // The status alone tells enough where the body breaks off.
        () => '',
      )
      const failure = classifyFailedCall({ httpStatus: response.status, body: errorBody, retryAfterSeconds })
      return { kind: 'refused', failure }
    }
    isPaid = true
    received = await readLimitedBody(response, MAX_RESPONSE_BYTES)
  } catch (error) {
    // The address contains the key, so the message has the reason only.
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : ''
    if (limit.aborted && !isPaid) {
      // Google has the page and may charge for each time that it is sent.
      const message = `Google Cloud Vision sent no response within ${ATTEMPT_SECONDS} s`
      return { kind: 'refused', failure: { code: 'timeout', message, isTransient: false } }
    }
    const what = isPaid ? 'broke off its response' : 'was not reached'
    const reason = limit.aborted ? `it took longer than ${ATTEMPT_SECONDS} s` : cause || 'the connection failed'
    const message = `Google Cloud Vision ${what}: ${reason}`
    return {
      kind: 'refused',
      failure: { code: isPaid ? 'answer-unusable' : 'engine-failed', message, isTransient: !isPaid },
    }
  }
  if (received) return read(received)
  const message = `Google Cloud Vision sent a response of more than ${MAX_RESPONSE_BYTES / 1e6} MB for one page`
  return { kind: 'refused', failure: { code: 'answer-unusable', message, isTransient: false } }
}

/**
 * Posts to `images:annotate`. Retries after transient failures: too many calls, a failure of the service or the network; never
 * after a response that succeeded, which is paid for. `read` parses it; the failure of its image counts as that of the call.
 */
export async function callGoogleVision<Value>(
  calling: VisionClient,
  body: Uint8Array<ArrayBuffer>,
  signal: AbortSignal,
  read: (response: Uint8Array) => Promise<Attempt<Value>>,
): Promise<VisionOutcome<Value>> {
  const cancelled = { kind: 'failed', code: 'cancelled', message: 'Text recognition was cancelled' } as const
  for (let attempts = 1; ; attempts += 1) {
    if (signal.aborted) return cancelled
    const result = await attempt(calling, body, signal, read)
    if (result.kind === 'received') return result
    if (signal.aborted) return cancelled
    const { code, message, isTransient, retryAfterSeconds } = result.failure
    // Messages about a suspended key contain it.
    const safe = message.replaceAll(calling.access.key, '…')
    const waitSeconds = isTransient ? planVisionRetry(attempts, retryAfterSeconds, calling.random()) : null
    if (waitSeconds === null) return { kind: 'failed', code, message: safe }
    try {
      await calling.wait(waitSeconds, signal)
    } catch (error) {
      if (signal.aborted) return cancelled
      throw error
    }
  }
}
