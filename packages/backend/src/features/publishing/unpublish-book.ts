import { ApiFailure } from '../../entities/failures/api-failure'
import type { Caller } from '../../entities/rights/caller'
import { requireAuthor } from '../../entities/rights/book-rights'
import { afterCommit } from '../../platform/database/request-scope'
import * as repository from './publications.repository'
import type { PublishingServices } from './publishing-services'

/**
 * Takes a book away from its readers. Its publications are kept, so that the next one continues their numbers; a book that is
 * not published stays as it is.
 * @throws ApiFailure `store-away` if the public copy could not be deleted from the store yet
 */
export async function unpublishBook(services: PublishingServices, caller: Caller, bookId: number): Promise<void> {
  await services.database.transaction(async (transaction) => {
    await requireAuthor(transaction, caller, { kind: 'book', id: bookId })
    await repository.lockPublications(transaction, bookId)
    await repository.clearPublication(transaction, bookId)
  })
  await afterCommit(async () => {
    if (await services.updatePublicCopy(bookId)) return
    throw new ApiFailure(
      'store-away',
      'The book is not published any more, but its public copy could not be deleted from the store yet. ' +
        'It is retried automatically; unpublish again to check.',
      { headers: { 'retry-after': '60' } },
    )
  })
}
