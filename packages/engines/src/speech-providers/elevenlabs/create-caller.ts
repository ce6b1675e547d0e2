import type { ProviderAccess } from '../../engine-choices'
import type { Outside } from '../outside'
import { planWait } from '../plan-wait'
import { readBytes } from '../read-bytes'
import { readRetryAfter } from '../read-retry-after'
import { readSharedBytes, type SharedBytes } from '../read-shared-bytes'
import { explainFailure } from './explain-failure'
import { judgeFailure } from './judge-failure'
import type { ProviderFailure } from './provider-failure'

export interface ProviderCall {
  method: 'GET' | 'POST' | 'PATCH'
  /** Below the provider's address, with its parameters. */
  path: string
  /** A form tells its kind and boundary as its type. */
  body?: { kind: 'json'; json: unknown } | { kind: 'form'; form: Blob }
  /** One try may take as long as that. */
  limitSeconds: number
  signal?: AbortSignal | undefined
}

export type CallAnswer = { kind: 'answered'; bytes: SharedBytes } | ProviderFailure
export type CallProvider = (call: ProviderCall) => Promise<CallAnswer>

interface Tried {
  answer: CallAnswer
  /** Nothing was done and nothing charged: it may be tried again. */
  mayTryAgain: boolean
  askedMs: number | null
}

const MOST_ERROR_BYTES = 64 * 1024
/** An hour of sound as it comes, and what is said of its characters. */
const MOST_ANSWER_BYTES = 512 * 1024 * 1024
/** The connection was never made, so that the provider knows nothing of the call. */
const UNCONNECTED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

/**
 * Calls ElevenLabs with the key. Tries again, a few times and later each time, where that cannot be charged twice: after a
 * refused connection, 429 and 503; questions after any failure of the network or the provider. Whoever has waited for as long
 * as the limit does not wait again.
 */
export function createCaller(access: ProviderAccess, outside: Outside): CallProvider {
  const hideKey = (text: string): string => text.replaceAll(access.key, '…')
  const withoutKey = (answer: CallAnswer): CallAnswer =>
    answer.kind === 'failed' ? { ...answer, message: hideKey(answer.message), said: hideKey(answer.said) } : answer

  return async (call) => {
    const stopped = AbortSignal.any([outside.closing, ...(call.signal ? [call.signal] : [])])
    for (let tries = 1; ; tries += 1) {
      if (stopped.aborted) return failStopped(call.signal)
      const { answer, mayTryAgain, askedMs } = await tryOnce(access, outside, call, stopped)
      const waitMs = mayTryAgain ? planWait(tries, askedMs, outside.random()) : null
      if (waitMs === null) return withoutKey(answer)
      await outside.sleep(waitMs, stopped)
    }
  }
}

async function tryOnce(
  { key, url }: ProviderAccess,
  outside: Outside,
  { method, path, body, limitSeconds, signal }: ProviderCall,
  stopped: AbortSignal,
): Promise<Tried> {
  const limit = AbortSignal.timeout(limitSeconds * 1000)
  const isQuestion = method === 'GET'
  let isAnswered = false
  try {
    const response = await outside.fetch(`${url}${path}`, {
      method,
      headers: { 'xi-api-key': key, ...(body?.kind === 'json' ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: body.kind === 'json' ? JSON.stringify(body.json) : body.form } : {}),
      // A redirection would carry the key elsewhere.
      redirect: 'error',
      signal: AbortSignal.any([limit, stopped]),
    })
    if (!response.ok) return await readRefusal(response, isQuestion, outside.nowMs())
    isAnswered = true
    const bytes = await readSharedBytes(response, MOST_ANSWER_BYTES)
    if (!bytes) return final(failUnusable(method, 'Its answer is larger than can be taken.'))
    return final({ kind: 'answered', bytes })
  } catch (error) {
    if (stopped.aborted) return final(failStopped(signal))
    const isLate = limit.aborted
    const reason = isLate ? null : nameNetworkFailure(error)
    const detail = `The connection failed${reason === null ? '' : ` (${reason})`}.`
    // Paid for, however late or broken: only what was not answered at all is a matter of time.
    if (isAnswered && !isQuestion) return final(failUnusable(method, isLate ? 'Its answer took too long.' : detail))
    if (isLate) return final(fail('timeout', ''))
    const mayTryAgain = isQuestion || (reason !== null && UNCONNECTED.has(reason))
    return { ...final(fail('engine-failed', detail)), mayTryAgain }
  }
}

async function readRefusal(response: Response, isQuestion: boolean, nowMs: number): Promise<Tried> {
  const body = await readBytes(response, MOST_ERROR_BYTES).then(
    (bytes) => bytes?.toString() ?? '',
    // What broke off is as good as what was never said: the status stands.
    () => '',
  )
  const { status } = response
  const answer = judgeFailure(status, body)
  const isBusy = status === 429 || status === 503 || (isQuestion && status >= 500)
  const isPassing = answer.code === 'rate-limited' || answer.code === 'engine-failed' || answer.code === 'timeout'
  const askedMs = readRetryAfter(response.headers.get('retry-after'), nowMs)
  return { answer, mayTryAgain: isBusy && isPassing, askedMs }
}

function final(answer: CallAnswer): Tried {
  return { answer, mayTryAgain: false, askedMs: null }
}

/** An answer that is of no use: questions cost nothing, everything else was paid for. */
export function failUnusable(method: ProviderCall['method'], detail: string): ProviderFailure {
  return fail(method === 'GET' ? 'engine-failed' : 'answer-unusable', detail)
}

function fail(code: ProviderFailure['code'], detail: string): ProviderFailure {
  const advice = explainFailure(code, '', 0)
  return { kind: 'failed', code, message: detail === '' ? advice : `${advice} ${detail}`, said: '', reasons: [] }
}

function failStopped(signal: AbortSignal | undefined): ProviderFailure {
  if (signal?.aborted) return fail('cancelled', '')
  return { kind: 'failed', code: 'engine-failed', message: 'The engines were shut down.', said: '', reasons: [] }
}

/** The system's own name for what went wrong, such as ECONNREFUSED; it holds no address and no key. */
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
