import { deleteBook } from '../../entities/books/books.repository'
import { ApiFailure } from '../../entities/failures/api-failure'
import type { Caller } from '../../entities/rights/caller'
import { deleteUnfinishedJobs, type JobRow } from '../../platform/jobs/jobs.repository'
import { bookPrefix, publishedPrefix } from '../../entities/objects/object-keys'
import type { AccountServices } from './account-services'
import * as accounts from '../../entities/accounts/accounts.repository'
import * as authors from './book-authors.repository'

/**
 * Deletes the caller's account with its own data: notes, settings, progress, answers, sessions, and the books that have
 * no other author. Bug reports stay, without a name.
 */
export async function deleteAccount(
  { database, sweepObjects, dropJobs }: AccountServices,
  caller: Caller,
  confirmedEmail: string,
): Promise<void> {
  const { taken, bookIds } = await database.transaction(async (transaction) => {
    const user = await accounts.findUser(transaction, caller.userId)
    if (!user) throw new ApiFailure('session-ended', 'This account was deleted.')
    if (user.email !== confirmedEmail.toLowerCase()) {
      throw new ApiFailure('invalid-field', 'email: type the address of this account to delete it.', { field: 'email' })
    }
    const jobs: JobRow[] = []
    const ownBooks = await authors.lockAndFindSolelyAuthoredBooks(transaction, user.id)
    for (const bookId of ownBooks) {
      jobs.push(...(await deleteUnfinishedJobs(transaction, bookId)))
      await deleteBook(transaction, bookId, [bookPrefix(bookId), publishedPrefix(bookId)])
    }
    jobs.push(...(await authors.deleteUser(transaction, user.id)))
    return { taken: jobs, bookIds: ownBooks }
  })
  await dropJobs(taken)
  for (const bookId of bookIds) await sweepObjects(bookId)
}
