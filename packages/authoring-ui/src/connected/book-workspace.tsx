import { mainApi } from '@lectern/api-client/main'
import { useRetry } from '@lectern/api-client/retry'
import { isApiFailure } from '@lectern/api-client/session'
import { studioMessages } from '@lectern/messages'
import { LoadFailure, useTranslate } from '@lectern/ui'
import { useCallback } from 'react'
import { Waiting } from '../desk-screen/waiting'
import type { BookWorkspaceProps } from './book-workspace-props'
import { OpenBook } from './open-book'

/** Interval of reloading, since links to images and sound expire after twelve hours. */
const freshMilliseconds = 6 * 60 * 60 * 1000

/** A book at work: its chapters and languages, and the desk of the selected ones. */
export function BookWorkspace(props: BookWorkspaceProps) {
  const t = useTranslate(studioMessages)
  const {
    data: book,
    error,
    isFetching,
    refetch,
  } = mainApi.useGetBookDataQuery(
    { id: props.bookId, includeRectData: 'false' },
    { pollingInterval: freshMilliseconds },
  )
  const retry = useRetry({ error: book === undefined ? error : undefined, isTrying: isFetching, tryAgain: refetch })
  const reloadBook = useCallback(() => refetch().unwrap(), [refetch])
  if (book !== undefined) return <OpenBook {...props} book={book} reloadBook={reloadBook} />
  if (error === undefined) return <Waiting />
  return (
    <LoadFailure
      title={t('bookLoadFailed')}
      cause={retry.cause}
      reason={isApiFailure(error) ? error.msg : ''}
      pauseSeconds={retry.pauseSeconds}
      retrying={isFetching}
      onRetry={retry.retryNow}
    />
  )
}
