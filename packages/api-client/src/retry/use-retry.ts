import { useCallback, useEffect, useLayoutEffect, useMemo, useReducer, useRef } from 'react'
import type { PassingCause } from './find-passing-cause'
import { readRetryHint, type RetryHint } from './read-retry-hint'
import { notRetrying, stepRetry } from './step-retry'

export interface RetryOptions {
  /** Error of the last attempt; undefined if there is none. */
  readonly error: unknown
  readonly isTrying: boolean
  /** Makes the call again. */
  readonly tryAgain: () => unknown
}

export interface Retry {
  /** Passing cause of the failure; null without one. */
  readonly cause: PassingCause | null
  /** Seconds between the failure and the next attempt; null unless an attempt is due. */
  readonly pauseSeconds: number | null
  /** Tries at once. */
  readonly retryNow: () => void
}

/** Repeats a failed call automatically: after growing pauses, and at once when the browser is online again. */
export function useRetry({ error, isTrying, tryAgain }: RetryOptions): Retry {
  const [state, send] = useReducer(stepRetry, notRetrying)
  const hint = useMemo(() => readHintNow(error), [error])
  useEffect(() => {
    if (isTrying) return
    send(error === undefined ? { kind: 'succeeded' } : { kind: 'failed', hint })
  }, [error, hint, isTrying])
  // The function of the last render, so that a new one does not restart the pause.
  const latest = useRef(tryAgain)
  useLayoutEffect(() => void (latest.current = tryAgain))
  const retryNow = useCallback(() => {
    send({ kind: 'retried' })
    latest.current()
  }, [])
  useEffect(() => {
    if (state.kind !== 'waiting') return undefined
    const timer = setTimeout(retryNow, state.pauseSeconds * 1000)
    window.addEventListener('online', retryNow)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', retryNow)
    }
  }, [state, retryNow])
  return {
    cause: hint === null ? null : hint.cause,
    pauseSeconds: state.kind === 'waiting' ? state.pauseSeconds : null,
    retryNow,
  }
}

function readHintNow(error: unknown): RetryHint | null {
  return readRetryHint(error, { milliseconds: Date.now(), isOnline: navigator.onLine })
}
