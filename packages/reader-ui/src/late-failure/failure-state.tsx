import { ErrorState, type ErrorStateProps } from '@lectern/ui'
import { useEffect, useState } from 'react'
import type { RetryLoop } from '../connected/retry-loop'
import { importLateParts } from './import-late-parts'

export interface FailureStateProps extends ErrorStateProps {
  /** Error of the last try. */
  readonly error: unknown
}

/** An `ErrorState` that says why and tries again by itself. */
export function FailureState({ error, ...state }: FailureStateProps) {
  const { onRetry, retrying } = state
  const [loop] = useState<RetryLoop>({ failures: 0 })
  const [texts, show] = useState<Partial<ErrorStateProps>>()
  useEffect(() => {
    const over = new AbortController()
    importLateParts().then(
      ({ planNextTry }) => planNextTry(loop, { error, onRetry, retrying, show, signal: over.signal }),
      // The button is left.
      console.error,
    )
    return () => over.abort()
    // A new function for the same failure does not begin the pause anew.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [error, retrying])
  return <ErrorState {...state} {...texts} />
}
