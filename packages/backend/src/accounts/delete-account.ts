import { deleteBook } from '../books/books.repository'
import { ApiFailure } from '../http/api-failure'
import type { Caller } from '../http/caller'
import { takeJobs, type JobRow } from '../jobs/jobs.repository'
import { bookPrefix, publishedPrefix } from '../objects/object-keys'
import type { AccountServices } from './account-services'
import * as accounts from './accounts.repository'
import * as authors from './book-authors.repository'

/**
 * Deletes the caller's account with all that is its own: notes, settings, progress, answers, sessions, and the books
 * that have no other author. Bug reports stay, without a name.
 */
export async function deleteAccount(
  { database, books }: AccountServices,
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
    const ownBooks = await authors.lockBooksOfOneAuthor(transaction, user.id)
    for (const bookId of ownBooks) {
      jobs.push(...(await takeJobs(transaction, bookId)))
      await deleteBook(transaction, bookId, [bookPrefix(bookId), publishedPrefix(bookId)])
    }
    await authors.deleteUser(transaction, user.id)
    return { taken: jobs, bookIds: ownBooks }
  })
  await books.dropJobs(taken)
  for (const bookId of bookIds) await books.sweepObjects(bookId)
}
