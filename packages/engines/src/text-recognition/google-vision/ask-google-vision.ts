import type { TextRecognitionFailure } from '@lectern/backend/ports'
import type { ProviderAccess } from '../../engine-choices'
import { readBytes } from '../../speech-providers/read-bytes'
import { judgeRefusedCall, type VisionRefusal } from './judge-refusal'

export interface VisionCalling {
  fetch: typeof globalThis.fetch
  access: ProviderAccess
  /** Waits so many seconds, or rejects once the signal is aborted. */
  wait(seconds: number, signal: AbortSignal): Promise<void>
  /** A number of [0, 1). */
  random(): number
}

export type VisionOutcome<Answer> =
  | { kind: 'answered'; answer: Answer }
  | { kind: 'failed'; code: TextRecognitionFailure; message: string }

const ATTEMPTS = 4
const ATTEMPT_SECONDS = 60
const FIRST_WAIT_SECONDS = 1
const LONGEST_WAIT_SECONDS = 20
/** Far over what a full page is answered with. */
const MOST_ANSWER_BYTES = 64_000_000
const MOST_ERROR_BYTES = 64_000

type Attempt<Answer> = { kind: 'answered'; answer: Answer } | { kind: 'refused'; refusal: VisionRefusal }

async function attempt<Answer>(
  { fetch, access }: VisionCalling,
  body: Uint8Array<ArrayBuffer>,
  signal: AbortSignal,
  read: (answer: Uint8Array) => Promise<Attempt<Answer>>,
): Promise<Attempt<Answer>> {
  const url = `${access.url}/v1/images:annotate?key=${encodeURIComponent(access.key)}`
  const limit = AbortSignal.timeout(ATTEMPT_SECONDS * 1000)
  let isPaid = false
  let received: Uint8Array | null
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body,
      // A redirection would carry the key elsewhere.
      redirect: 'error',
      signal: AbortSignal.any([signal, limit]),
    })
    if (!answer.ok) {
      const after = Number(answer.headers.get('retry-after') ?? Number.NaN)
      const retryAfterSeconds = Number.isFinite(after) ? after : null
      const said = await readBytes(answer, MOST_ERROR_BYTES).then(
        (bytes) => bytes?.toString() ?? '',
        // What broke off is as good as what was never said: the status stands.
        () => '',
      )
      const refusal = judgeRefusedCall({ httpStatus: answer.status, body: said, retryAfterSeconds })
      return { kind: 'refused', refusal }
    }
    isPaid = true
    received = await readBytes(answer, MOST_ANSWER_BYTES)
  } catch (error) {
    // The address holds the key, so only the reason is told.
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : ''
    if (limit.aborted && !isPaid) {
      // It has the page, and may charge for each time that it is sent.
      const message = `Google Cloud Vision gave no answer within ${ATTEMPT_SECONDS} s`
      return { kind: 'refused', refusal: { code: 'timeout', message, mayPass: false } }
    }
    const what = isPaid ? 'broke off its answer' : 'was not reached'
    const reason = limit.aborted ? `it took longer than ${ATTEMPT_SECONDS} s` : cause || 'the connection failed'
    const message = `Google Cloud Vision ${what}: ${reason}`
    return {
      kind: 'refused',
      refusal: { code: isPaid ? 'answer-unusable' : 'engine-failed', message, mayPass: !isPaid },
    }
  }
  if (received) return read(received)
  const message = `Google Cloud Vision gave an answer of more than ${MOST_ANSWER_BYTES / 1e6} MB for one page`
  return { kind: 'refused', refusal: { code: 'answer-unusable', message, mayPass: false } }
}

/** As long as the service asks, within bounds; else longer each time, and not for all callers the same. */
function chooseWait(failures: number, afterSeconds: number | undefined, random: number): number {
  const backOff = FIRST_WAIT_SECONDS * 2 ** (failures - 1) * (1 + random)
  return Math.min(LONGEST_WAIT_SECONDS, Math.max(backOff, afterSeconds ?? 0))
}

/**
 * Posts to `images:annotate`, again after what may pass: too many calls, trouble of the service or of the line; never after
 * an answer that succeeded, which is paid for. `read` says what is in that: the failure of its image counts as that of the call.
 */
export async function askGoogleVision<Answer>(
  calling: VisionCalling,
  body: Uint8Array<ArrayBuffer>,
  signal: AbortSignal,
  read: (answer: Uint8Array) => Promise<Attempt<Answer>>,
): Promise<VisionOutcome<Answer>> {
  const cancelled = { kind: 'failed', code: 'cancelled', message: 'Text recognition was cancelled' } as const
  for (let failures = 0; ;) {
    if (signal.aborted) return cancelled
    const tried = await attempt(calling, body, signal, read)
    if (tried.kind === 'answered') return tried
    if (signal.aborted) return cancelled
    const { code, message, mayPass, afterSeconds } = tried.refusal
    failures += 1
    // Google names the key of a consumer that it has suspended.
    const safe = message.replaceAll(calling.access.key, '…')
    if (!mayPass || failures === ATTEMPTS) return { kind: 'failed', code, message: safe }
    try {
      await calling.wait(chooseWait(failures, afterSeconds, calling.random()), signal)
    } catch (error) {
      if (signal.aborted) return cancelled
      throw error
    }
  }
}
