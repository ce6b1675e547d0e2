import type { TextRecognitionResult } from '@lectern/backend/ports'
import type { CallOptions, CallOutcome } from '../../workers/call-worker'
import type { WorkerPool } from '../../workers/worker-pool'
import type { RecognitionCall, RecognitionReply } from './recognition-calls'

export type RecognitionPool = WorkerPool<RecognitionCall, RecognitionReply>

type Failed = Extract<TextRecognitionResult, { kind: 'failed' }>

/** One attempt: `broken` when the worker or process died or hung, so that a retry may succeed. */
export type Attempt<Done> = { kind: 'done'; done: Done } | { kind: 'broken'; failure: Failed }

export const cancelled: Failed = { kind: 'failed', code: 'cancelled', message: 'Text recognition was cancelled' }

/** Retries once after a broken attempt: the page before may have broken the worker. */
export async function tryTwice<Done>(
  signal: AbortSignal | undefined,
  attempt: () => Promise<Attempt<Done>>,
): Promise<Done | Failed> {
  const first = await attempt()
  if (first.kind === 'done') return first.done
  if (signal?.aborted) return cancelled
  const second = await attempt()
  return second.kind === 'done' ? second.done : second.failure
}

/** Calls any worker. The pool retries with another worker when the first dies or hangs. */
export async function callPool(
  pool: RecognitionPool,
  call: RecognitionCall,
  options: CallOptions & { affinity?: string },
): Promise<RecognitionReply | Failed> {
  const attempt = toAttempt(await pool.call(call, options))
  return attempt.kind === 'done' ? attempt.done : attempt.failure
}

export function toAttempt(outcome: CallOutcome<RecognitionReply>): Attempt<RecognitionReply | Failed> {
  switch (outcome.kind) {
    case 'replied':
      return { kind: 'done', done: outcome.reply }
    case 'cancelled':
      return { kind: 'done', done: cancelled }
    case 'timeout':
      return failTimeout(outcome.seconds)
    case 'crashed':
      return failBecause(outcome.message)
  }
}

export function failTimeout(seconds: number): Attempt<never> {
  const message = `Text recognition took longer than ${seconds} s; try a smaller or cleaner image`
  return { kind: 'broken', failure: { kind: 'failed', code: 'timeout', message } }
}

/** @param cause the engine's own words, for the log */
export function failBecause(cause: string): Attempt<never> {
  const message = 'The words of the page could not be recognised. Try again, or use a smaller or cleaner image.'
  return { kind: 'broken', failure: { kind: 'failed', code: 'engine-failed', message, cause } }
}

/** Returns a reply that completes a page. Throws for any other. */
export function toResult(reply: RecognitionReply | Failed): TextRecognitionResult {
  if (reply.kind === 'recognised' || reply.kind === 'failed') return reply
  throw new Error(`A page got the reply "${reply.kind}"`)
}
