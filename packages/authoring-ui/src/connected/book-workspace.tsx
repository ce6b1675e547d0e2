import { mainApi } from '@lectern/api-client/main'
import { isApiFailure } from '@lectern/api-client/session'
import { studioMessages } from '@lectern/messages'
import { ErrorState, useTranslate } from '@lectern/ui'
import { useCallback } from 'react'
import { Waiting } from '../desk-screen/waiting'
import type { BookWorkspaceProps } from './book-workspace-props'
import { OpenBook } from './open-book'
import { useRetryWhenBack } from './use-retry-when-back'

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
  const retry = useCallback(() => void refetch(), [refetch])
  useRetryWhenBack(book === undefined && error !== undefined && isTemporary(error), retry)
  const reloadBook = useCallback(() => refetch().unwrap(), [refetch])
  if (book !== undefined) return <OpenBook {...props} book={book} reloadBook={reloadBook} />
  if (error === undefined) return <Waiting />
  const reason = isApiFailure(error) ? error.msg : ''
  return <ErrorState message={reason === '' ? t('bookLoadFailed') : reason} onRetry={retry} retrying={isFetching} />
}

/** Returns true if the same call may succeed later: the network or the server is away. */
function isTemporary(error: unknown): boolean {
  return isApiFailure(error) && (error.status === 0 || error.status >= 500)
}
