import { ErrorState, type ErrorStateProps } from '@lectern/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { planNextTry, type RetryLoop } from '../connected/retry-loop'

export interface FailureStateProps extends ErrorStateProps {
  /** Error of the last attempt. */
  readonly error: unknown
}

/** An `ErrorState` that says why and tries again automatically. */
export function FailureState({ error, ...state }: FailureStateProps) {
  const { onRetry, retrying } = state
  const [loop] = useState<RetryLoop>({ failures: 0 })
  const [texts, show] = useState<Partial<ErrorStateProps>>()
  // A new function for the same failure does not begin the pause again.
  const retry = useEffectEvent(() => onRetry?.())
  const isRetryable = onRetry !== undefined
  useEffect(() => {
    const over = new AbortController()
    const next = isRetryable ? () => retry() : undefined
    planNextTry(loop, { error, onRetry: next, retrying, show, signal: over.signal })
    return () => over.abort()
  }, [loop, error, retrying, isRetryable])
  return <ErrorState {...state} {...texts} />
}
