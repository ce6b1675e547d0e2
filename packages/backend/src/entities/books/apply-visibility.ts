import type { BookRow } from './books.repository'
import { ApiFailure } from '../failures/api-failure'

/**
 * Updates the public copy of a book after its visibility was saved.
 * @throws ApiFailure `store-away` if a book that is not public any more could not be removed from the store yet, so
 * that its author knows
 */
export async function applyVisibility(
  { updatePublicCopy }: { updatePublicCopy: (bookId: number) => Promise<boolean> },
  { id, visibility }: Pick<BookRow, 'id' | 'visibility'>,
): Promise<void> {
  if ((await updatePublicCopy(id)) || visibility === 'public') return
  throw new ApiFailure(
    'store-away',
    'The visibility is saved, but the public copy of the book could not be deleted from the store yet. ' +
      'It is retried automatically; save again to check.',
    { headers: { 'retry-after': '60' } },
  )
}
