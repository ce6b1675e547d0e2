import { readerMessages } from '@lectern/messages'
import { useTranslate } from '@lectern/ui'
import { lazy, Suspense, useEffect } from 'react'
import { BookOpening } from '../book-opening/book-opening'
import { LateFailure } from '../late-failure/late-failure'
import { removeFirstPicture } from '../first-picture/remove-first-picture'
import type { OpeningFailureProps } from './opening-failure-props'

const OpeningFailureScreen = lazy(() =>
  import('./opening-failure-screen').then(
    (late) => ({ default: late.OpeningFailureScreen }),
    (reason: unknown) => {
      console.error('The screen of a failure could not be loaded.', reason)
      return { default: PlainFailure }
    },
  ),
)

/** Shows why a book is not open. That code is loaded late, to keep the first load small. */
export function LateOpeningFailure(props: OpeningFailureProps) {
  useEffect(removeFirstPicture, [])
  return (
    <Suspense fallback={<BookOpening />}>
      <OpeningFailureScreen {...props} />
    </Suspense>
  )
}

/** Stands in for the screen of a failure when the network has failed. */
function PlainFailure({ error, onRetry, isRetrying }: OpeningFailureProps) {
  const t = useTranslate(readerMessages)
  return (
    <LateFailure
      error={error}
      level={1}
      message={t('bookFailed')}
      advice={t('failedAdvice')}
      onRetry={onRetry}
      retrying={isRetrying}
    />
  )
}
