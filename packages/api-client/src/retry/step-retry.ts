import { computePauseSeconds } from './compute-pause-seconds'
import type { RetryHint } from './read-retry-hint'

/** The attempts of one call. */
export type RetryState =
  /** Nothing failed, or another try is pointless. */
  | { readonly kind: 'settled' }
  | { readonly kind: 'waiting'; readonly failures: number; readonly pauseSeconds: number }
  | { readonly kind: 'trying'; readonly failures: number }

export const notRetrying: RetryState = { kind: 'settled' }

export type RetryEvent =
  /** `hint` is null if another try is pointless. */
  | { readonly kind: 'failed'; readonly hint: RetryHint | null }
  | { readonly kind: 'succeeded' }
  /** The pause is over, the browser is online again, or someone pressed "Try again". */
  | { readonly kind: 'retried' }

/** Computes the next state of the attempts of a call. A waiting state is followed by an attempt after its pause. */
export function stepRetry(state: RetryState, event: RetryEvent): RetryState {
  switch (event.kind) {
    case 'failed': {
      if (event.hint === null) return notRetrying
      const failures = countFailures(state) + 1
      return { kind: 'waiting', failures, pauseSeconds: computePauseSeconds(failures, event.hint.retryAfterSeconds) }
    }
    case 'succeeded':
      return notRetrying
    case 'retried':
      return { kind: 'trying', failures: countFailures(state) }
  }
}

function countFailures(state: RetryState): number {
  return state.kind === 'settled' ? 0 : state.failures
}
