import type { AlignmentFailure, AlignmentResult } from '@lectern/backend/ports'
import type { CallOutcome } from '../workers/call-worker'
import type { WorkerLease } from '../workers/worker-pool'
import type { AlignmentCall, AlignmentReply } from './forced-alignment.worker'

/** Calls the worker that a request has for itself. */
export type AlignmentCaller = (
  call: AlignmentCall,
  timeoutSeconds: number,
  transfer?: ArrayBuffer[],
) => Promise<CallOutcome<AlignmentReply>>

export function createCaller(
  lease: WorkerLease<AlignmentCall, AlignmentReply>,
  signal: AbortSignal | undefined,
): AlignmentCaller {
  return (call, timeoutSeconds, transfer = []) => lease.call(call, { timeoutSeconds, signal, transfer })
}

export type FailedAlignment = Extract<AlignmentResult, { kind: 'failed' }>

export const fail = (code: AlignmentFailure, message: string, cause?: string): FailedAlignment => ({
  kind: 'failed',
  code,
  message,
  ...(cause === undefined ? {} : { cause }),
})
const failCrashed = (cause: string): FailedAlignment =>
  fail('engine-failed', 'The recording could not be aligned. Try again, or align a shorter part.', cause)
export const failCancelled = (): FailedAlignment => fail('cancelled', 'The alignment was cancelled')

/** Returns the expected reply, or the failure that took its place. */
export function readReply<Kind extends AlignmentReply['kind']>(
  outcome: CallOutcome<AlignmentReply>,
  expected: Kind,
): { kind: 'reply'; reply: Extract<AlignmentReply, { kind: Kind }> } | FailedAlignment {
  switch (outcome.kind) {
    case 'cancelled':
      return failCancelled()
    case 'timeout':
      return fail('timeout', `The alignment took longer than ${Math.round(outcome.seconds)} s; align a shorter part`)
    case 'crashed':
      return failCrashed(outcome.message)
    case 'replied': {
      const { reply } = outcome
      if (isOfKind(reply, expected)) return { kind: 'reply', reply }
      if (reply.kind === 'refused') return fail(reply.problem, reply.message, reply.cause)
      return failCrashed(`The alignment worker replied "${reply.kind}", not "${expected}"`)
    }
  }
}

function isOfKind<Kind extends AlignmentReply['kind']>(
  reply: AlignmentReply,
  kind: Kind,
): reply is Extract<AlignmentReply, { kind: Kind }> {
  return reply.kind === kind
}
