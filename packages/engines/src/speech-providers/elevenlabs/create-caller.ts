import type { ProviderAccess } from '../../choices/engine-choices'
import type { CallEnvironment } from '../../http-calls/call-environment'
import { planRetry } from '../plan-retry'
import { readLimitedBody } from '../../http-calls/read-limited-body'
import { readRetryAfter } from '../read-retry-after'
import { readSharedBody, type SharedBytes } from '../../http-calls/read-shared-body'
import { explainFailure } from './explain-failure'
import { classifyFailure } from './classify-failure'
import type { ProviderFailure } from './provider-failure'

export interface ProviderCall {
  method: 'GET' | 'POST' | 'PATCH'
  /** Path and query below the provider's address. */
  path: string
  /** The type of a form holds its boundary. */
  body?: { kind: 'json'; json: unknown } | { kind: 'form'; form: Blob }
  /** Time limit of one attempt. */
  timeoutSeconds: number
  signal?: AbortSignal | undefined
}

export type CallResult = { kind: 'received'; bytes: SharedBytes } | ProviderFailure
export type CallProvider = (call: ProviderCall) => Promise<CallResult>

interface Attempt {
  result: CallResult
  /** True if nothing was done and nothing charged, so that a retry is safe. */
  canRetry: boolean
  /** Wait of the Retry-After header. */
  retryAfterMs: number | null
}

const MAX_ERROR_BYTES = 64 * 1024
/** An hour of sound with the times of its characters. */
const MAX_RESPONSE_BYTES = 512 * 1024 * 1024
/** Failures before a connection: the provider knows nothing of the call. */
const NOT_CONNECTED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

/**
 * Creates a function that calls ElevenLabs with the key. Retries with exponential backoff where that cannot be charged twice:
 * after a refused connection, 429 and 503; GET requests after any failure of the network or the provider. There is no retry
 * after a timeout.
 */
export function createCaller(access: ProviderAccess, outside: CallEnvironment): CallProvider {
  const hideKey = (text: string): string => text.replaceAll(access.key, '…')
  const withoutKey = (result: CallResult): CallResult =>
    result.kind === 'failed' ? { ...result, message: hideKey(result.message), detail: hideKey(result.detail) } : result

  return async (call) => {
    const stopped = AbortSignal.any([outside.closing, ...(call.signal ? [call.signal] : [])])
    for (let tries = 1; ; tries += 1) {
      if (stopped.aborted) return failStopped(call.signal)
      const { result, canRetry, retryAfterMs } = await attemptCall(access, outside, call, stopped)
      const waitMs = canRetry ? planRetry(tries, retryAfterMs, outside.random()) : null
      if (waitMs === null) return withoutKey(result)
      await outside.sleep(waitMs, stopped)
    }
  }
}

async function attemptCall(
  { key, url }: ProviderAccess,
  outside: CallEnvironment,
  { method, path, body, timeoutSeconds, signal }: ProviderCall,
  stopped: AbortSignal,
): Promise<Attempt> {
  const limit = AbortSignal.timeout(timeoutSeconds * 1000)
  const isReadOnly = method === 'GET'
  let hasResponse = false
  try {
    const response = await outside.fetch(`${url}${path}`, {
      method,
      headers: { 'xi-api-key': key, ...(body?.kind === 'json' ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: body.kind === 'json' ? JSON.stringify(body.json) : body.form } : {}),
      // A redirect would send the key elsewhere.
      redirect: 'error',
      signal: AbortSignal.any([limit, stopped]),
    })
    if (!response.ok) return await readRefusal(response, isReadOnly, outside.nowMs())
    hasResponse = true
    const bytes = await readSharedBody(response, MAX_RESPONSE_BYTES)
    if (!bytes) return final(failUnusable(method, 'Its response is larger than can be taken.'))
    return final({ kind: 'received', bytes })
  } catch (error) {
    // A call that only reads costs nothing.
    const lost = (failure: ProviderFailure): ProviderFailure => (isReadOnly ? failure : { ...failure, mayBePaid: true })
    if (stopped.aborted) return final(lost(failStopped(signal)))
    const isLate = limit.aborted
    const reason = isLate ? null : nameNetworkFailure(error)
    const detail = `The connection failed${reason === null ? '' : ` (${reason})`}.`
    // A response is paid for, however late or broken; only a call without any is a timeout.
    if (hasResponse && !isReadOnly) return final(failUnusable(method, isLate ? 'Its response took too long.' : detail))
    if (isLate) return final(lost(fail('timeout', '')))
    const isNotConnected = reason !== null && NOT_CONNECTED.has(reason)
    const failure = fail('engine-failed', detail)
    return { ...final(isNotConnected ? failure : lost(failure)), canRetry: isReadOnly || isNotConnected }
  }
}

async function readRefusal(response: Response, isReadOnly: boolean, nowMs: number): Promise<Attempt> {
  const body = await readLimitedBody(response, MAX_ERROR_BYTES).then(
    (bytes) => (bytes === null ? '' : bytes.toString()),
    // The status alone tells enough where the body breaks off.
    () => '',
  )
  const { status } = response
  const failure = classifyFailure(status, body)
  // A gateway gave up waiting for the provider, which may have spoken.
  const result = !isReadOnly && failure.code === 'timeout' ? { ...failure, mayBePaid: true as const } : failure
  const isBusy = status === 429 || status === 503 || (isReadOnly && status >= 500)
  const isPassing = result.code === 'rate-limited' || result.code === 'engine-failed' || result.code === 'timeout'
  const retryAfterMs = readRetryAfter(response.headers.get('retry-after'), nowMs)
  return { result, canRetry: isBusy && isPassing, retryAfterMs }
}

function final(result: CallResult): Attempt {
  return { result, canRetry: false, retryAfterMs: null }
}

/** Makes the failure of an unusable response. All but GET requests were paid for. */
export function failUnusable(method: ProviderCall['method'], detail: string): ProviderFailure {
  return fail(method === 'GET' ? 'engine-failed' : 'answer-unusable', detail)
}

function fail(code: ProviderFailure['code'], detail: string): ProviderFailure {
  const advice = explainFailure(code, '', 0)
  return { kind: 'failed', code, message: detail === '' ? advice : `${advice} ${detail}`, detail: '', codes: [] }
}

function failStopped(signal: AbortSignal | undefined): ProviderFailure {
  if (signal?.aborted) return fail('cancelled', '')
  return { kind: 'failed', code: 'engine-failed', message: 'The engines were shut down.', detail: '', codes: [] }
}

/** Returns the system's code of a network failure, such as ECONNREFUSED; it contains no address and no key. */
function nameNetworkFailure(error: unknown): string | null {
  if (!(error instanceof Error)) throw error
  const { cause } = error
  const several: readonly unknown[] = cause instanceof AggregateError ? cause.errors : []
  const named = [cause, ...several, error].find(hasCode)
  return named?.code ?? null
}

function hasCode(value: unknown): value is { code: string } {
  return value instanceof Error && 'code' in value && typeof value.code === 'string'
}
