import type { Retry } from '@lectern/api-client/retry'
import { isApiFailure } from '@lectern/api-client/session'
import { studioMessages } from '@lectern/messages'
import { LoadFailure, useTranslate } from '@lectern/ui'

export interface LibraryFailureProps {
  readonly level: 1 | 2
  readonly failure: unknown
  readonly retry: Retry
  readonly isRetrying: boolean
}

/** Says why the books could not be loaded, and when they are tried again. */
export function LibraryFailure({ level, failure, retry, isRetrying }: LibraryFailureProps) {
  const t = useTranslate(studioMessages)
  return (
    <LoadFailure
      level={level}
      title={t('libraryFailed')}
      cause={retry.cause}
      reason={isApiFailure(failure) ? failure.msg : ''}
      pauseSeconds={retry.pauseSeconds}
      retrying={isRetrying}
      onRetry={retry.retryNow}
    />
  )
}
