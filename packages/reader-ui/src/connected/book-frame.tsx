import { useGetBookPartnerQuery } from '@lectern/api-client/main/reading'
import { readerMessages } from '@lectern/messages'
import { AppShell, Link, useTranslate, Wordmark } from '@lectern/ui'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useCallback, useState } from 'react'
import { BookOpening } from '../book-opening/book-opening'
import { LateOpeningFailure } from '../ways-in/late-opening-failure'
import type { BookFrameProps } from './book-frame-props'
import { LoadedBook } from './loaded-book'
import { readBookLoad } from './read-book-load'
import { useDocumentTitle } from './use-document-title'
import { useScreenFocus } from './use-screen-focus'

/** Shows a book that is loading, the reason why it is not open, or the open book. */
export function BookFrame({ bookId, takesFocus, query, ...open }: BookFrameProps) {
  const { address, libraryHref } = open
  const t = useTranslate(readerMessages)
  const { data: partner = null } = useGetBookPartnerQuery(bookId === null ? skipToken : { id: bookId })
  const { refetch } = query
  const renew = useCallback(async () => refetch(), [refetch])
  // The retry button disappears with its screen, so the next screen has to take the focus.
  const [hasRetried, setHasRetried] = useState(false)
  const retry = useCallback(() => {
    setHasRetried(true)
    void refetch()
  }, [refetch])
  const { book, error } = readBookLoad({
    ...query,
    // A failure stays visible while the book is requested again.
    isFetching: query.isFetching && query.error === undefined,
  })
  const failure = bookId === null ? 'unnamed' : book === null ? 'missing' : error
  const isMoved = takesFocus || hasRetried
  useDocumentTitle(book?.bookInfo.title ?? `${t('bookLoading')} · Lectern`)
  useScreenFocus(isMoved, book ? 'open' : 'opening')
  if (book) {
    return <LoadedBook data={book} parts={query.parts} partner={partner} {...open} onRefresh={renew} />
  }
  return (
    <AppShell
      embed={address.isEmbedded}
      mainLabel={t(failure === null ? 'bookLoading' : 'bookFailed')}
      fixedHeight
      width="full"
      header={
        <Link href={libraryHref} tone="plain">
          <Wordmark />
        </Link>
      }
    >
      {failure === null ? (
        <BookOpening />
      ) : (
        <LateOpeningFailure
          {...open}
          failure={failure}
          partner={partner}
          onRetry={retry}
          isRetrying={query.isFetching}
          error={query.error}
          takesFocus={isMoved}
        />
      )}
    </AppShell>
  )
}
