import type { BookRow } from '../books/books.repository'
import { ApiFailure } from '../http/api-failure'

/**
 * Makes the store show who may read a book, after that was saved. A book that was closed but still lies open is told: who
 * closes a book must not be left in the belief that it is.
 */
export async function showInStore(
  { keepOpenCopy }: { keepOpenCopy: (bookId: number) => Promise<boolean> },
  { id, visibility }: Pick<BookRow, 'id' | 'visibility'>,
): Promise<void> {
  if ((await keepOpenCopy(id)) || visibility === 'public') return
  throw new ApiFailure(
    'store-away',
    'It is saved who may read the book, but the copy that lies open for everybody could not be taken away yet. ' +
      'That is tried again and again; save again to see whether it is done.',
    { headers: { 'retry-after': '60' } },
  )
}
