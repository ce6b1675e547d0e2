import { retryMessages } from '@lectern/messages'
import type { ReactNode } from 'react'
import type { StatePlace } from '../empty-state'
import { ErrorState } from '../error-state'
import type { HeadingLevel } from '../heading'
import { useTranslate } from '../locale/use-translate'
import { describePassingCause, type PassingCause } from './describe-passing-cause'
import { RetryCountdown } from './retry-countdown'

export interface LoadFailureProps {
  /** The thing that could not be loaded, in a sentence. */
  readonly title: string
  /** The state that passes; null if another try is made only on demand. */
  readonly cause: PassingCause | null
  /** The reason in other cases. */
  readonly reason?: ReactNode
  /** Seconds from now to the next attempt; null while it runs. */
  readonly pauseSeconds: number | null
  readonly onRetry: () => void
  readonly retrying: boolean
  readonly level?: HeadingLevel | undefined
  /** Place of the message; by default levels 1 and 2 mean a screen, others a panel. */
  readonly place?: StatePlace | undefined
  /** Another action: a button or a link. */
  readonly action?: ReactNode
}

/** Shows that content could not be loaded and why, and counts down to the next attempt. */
export function LoadFailure({ title, cause, reason, pauseSeconds, ...state }: LoadFailureProps) {
  const t = useTranslate(retryMessages)
  if (cause === null) return <ErrorState {...state} title={title} message={reason} />
  return (
    <ErrorState
      {...state}
      title={title}
      message={describePassingCause(t, cause)}
      advice={<RetryCountdown pauseSeconds={pauseSeconds} />}
    />
  )
}
