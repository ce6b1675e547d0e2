import { useGetBookOutlineQuery } from '@lectern/api-client/main/reading'
import { lazy, Suspense } from 'react'
import { BookFrame } from './book-frame'
import type { BookFrameProps, BookQuery } from './book-frame-props'

export type BookPageProps = Omit<BookFrameProps, 'query'>

const LateSourceBook = lazy(async () => ({ default: (await import('./late-source-book')).LateSourceBook }))

const waiting: BookQuery = { data: undefined, parts: undefined, isFetching: true, refetch: () => undefined }

/** Loads the book that the address names, from the source that it names, and opens it at the place that it names. */
export function BookPage({ bookId, ...props }: BookPageProps) {
  const { source } = props.address
  const frame = <BookFrame {...props} bookId={bookId} query={waiting} />
  if (bookId === null) return frame
  if (source !== 'preview' && source !== 'bucket') return <PublishedBook {...props} bookId={bookId} />
  return (
    <Suspense fallback={frame}>
      <LateSourceBook {...props} bookId={bookId} />
    </Suspense>
  )
}

function PublishedBook(props: Omit<BookPageProps, 'bookId'> & { readonly bookId: number }) {
  const { currentData, error, isFetching, refetch } = useGetBookOutlineQuery({ id: props.bookId })
  return (
    <BookFrame {...props} query={{ data: currentData?.book, parts: currentData?.parts, error, isFetching, refetch }} />
  )
}
