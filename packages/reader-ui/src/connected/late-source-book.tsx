import { lateCalls } from '../ways-in/late-calls'
import { BookFrame } from './book-frame'
import type { BookFrameProps } from './book-frame-props'

/** Opens a book from another source than the published one: the working copy as a preview, or the bucket. */
export function LateSourceBook(props: Omit<BookFrameProps, 'query'> & { readonly bookId: number }) {
  const { bookId, address } = props
  const isBucket = address.source === 'bucket'
  const preview = lateCalls.useGetBookPreviewQuery({ id: bookId }, { skip: isBucket })
  const bucket = lateCalls.useGetBucketBookQuery({ id: bookId }, { skip: !isBucket })
  const { currentData, error, isFetching, refetch } = isBucket ? bucket : preview
  return <BookFrame {...props} query={{ data: currentData, parts: undefined, error, isFetching, refetch }} />
}
