import type { TextRecognitionResult } from '@lectern/backend/ports'
import type { CallOptions, CallOutcome, WorkerPool } from '../workers/worker-pool'
import type { RecognitionCall, RecognitionReply } from './recognition-calls'

export type RecognitionPool = WorkerPool<RecognitionCall, RecognitionReply>

type Failed = Extract<TextRecognitionResult, { kind: 'failed' }>

/** One try: `broken` when what was at it died or hung, and another try is fair. */
export type Attempt<Done> = { kind: 'done'; done: Done } | { kind: 'broken'; failure: Failed }

export const cancelled: Failed = { kind: 'failed', code: 'cancelled', message: 'Text recognition was cancelled' }

/** Tries a second time when the first try broke: a page may have been the victim of the page before it. */
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

/** Asks any worker. The pool itself asks another one when the first dies or hangs. */
export async function askPool(
  pool: RecognitionPool,
  call: RecognitionCall,
  options: CallOptions & { affinity?: string },
): Promise<RecognitionReply | Failed> {
  const attempt = explainOutcome(await pool.call(call, options))
  return attempt.kind === 'done' ? attempt.done : attempt.failure
}

export function explainOutcome(outcome: CallOutcome<RecognitionReply>): Attempt<RecognitionReply | Failed> {
  switch (outcome.kind) {
    case 'answered':
      return { kind: 'done', done: outcome.reply }
    case 'cancelled':
      return { kind: 'done', done: cancelled }
    case 'timeout':
      return breakAfter(outcome.seconds)
    case 'crashed':
      return breakBecause(outcome.message)
  }
}

export function breakAfter(seconds: number): Attempt<never> {
  const message = `Text recognition took longer than ${seconds} s; try a smaller or cleaner image`
  return { kind: 'broken', failure: { kind: 'failed', code: 'timeout', message } }
}

export function breakBecause(reason: string): Attempt<never> {
  const message = `Text recognition failed: ${reason}`
  return { kind: 'broken', failure: { kind: 'failed', code: 'engine-failed', message } }
}

/** A reply that ends a page. */
export function toResult(reply: RecognitionReply | Failed): TextRecognitionResult {
  if (reply.kind === 'recognised' || reply.kind === 'failed') return reply
  throw new Error(`A page was answered by "${reply.kind}"`)
}
