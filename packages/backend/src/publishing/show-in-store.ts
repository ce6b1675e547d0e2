import type { BookRow } from '../books/books.repository'
import { ApiFailure } from '../http/api-failure'

/**
 * Makes the store show who may read a book, after that was saved. A book that was closed but still lies open is told: who
 * closes a book must not be left in the belief that it is.
 */
export async function showInStore(
  { keepOpenCopies }: { keepOpenCopies: () => Promise<ReadonlySet<number>> },
  { id, visibility }: Pick<BookRow, 'id' | 'visibility'>,
): Promise<void> {
  const left = await keepOpenCopies()
  if (visibility === 'public' || !left.has(id)) return
  throw new ApiFailure(
    'store-away',
    'It is saved who may read the book, but the copy that lies open for everybody could not be taken away yet. ' +
      'That is tried again each minute; save again to see whether it is done.',
    { headers: { 'retry-after': '60' } },
  )
}
