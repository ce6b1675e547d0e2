import { requireAuthor } from '../../entities/rights/book-rights'
import { lockBook } from '../../entities/books/books.repository'
import { writeBookWithin } from '../../entities/books/write-book'
import type { Queryable } from '../../entities/schema/database-handle'
import type { Database } from '../../entities/schema/database-handle'
import { ApiFailure } from '../../entities/failures/api-failure'
import type { Caller } from '../../entities/rights/caller'
import * as repository from '../../entities/catalogue/creators.repository'
import { presentBookCreator } from './creators.service'

/** Credits a creator in books of the caller, all or none. */
export async function addCreatorToBooks(
  database: Database,
  caller: Caller,
  creatorId: number,
  { bookIds, role = null }: { bookIds: readonly number[]; role?: string | null },
) {
  return database.transaction(async (transaction) => {
    const ids = await lockAll(transaction, caller, bookIds)
    const creator = await requireCreator(transaction, caller, creatorId)
    for (const bookId of ids) {
      await writeBookWithin(transaction, { caller, bookId }, async () => {
        await repository.creditCreator(transaction, bookId, creatorId, role)
        return {}
      })
    }
    return presentBookCreator({ ...creator, role })
  })
}

/** Removes a creator from one book, or from every book of the caller; books of others keep it. */
export async function removeCreator(
  database: Database,
  caller: Caller,
  creatorId: number,
  bookId: number | undefined,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const bookIds =
      bookId === undefined ? await repository.listAuthoredBooksOf(transaction, caller, creatorId) : [bookId]
    await lockAll(transaction, caller, bookIds)
    await requireCreator(transaction, caller, creatorId)
    for (const id of bookIds) {
      await writeBookWithin(transaction, { caller, bookId: id }, async () => {
        if (!(await repository.removeCredit(transaction, id, creatorId)) && bookId !== undefined) {
          throw new ApiFailure('not-found', `Book ${bookId} does not name creator ${creatorId}.`)
        }
        return {}
      })
    }
    await repository.deleteCreatorWithoutBooks(transaction, creatorId)
  })
}

/** Locks books by ascending id, then the creators, the order of every other request. */
async function lockAll(transaction: Queryable, caller: Caller, bookIds: readonly number[]): Promise<number[]> {
  const ids = [...new Set(bookIds)].toSorted((a, b) => a - b)
  for (const id of ids) {
    await requireAuthor(transaction, caller, { kind: 'book', id })
    await lockBook(transaction, id)
  }
  await repository.lockCreators(transaction, caller.domainId)
  return ids
}

async function requireCreator(transaction: Queryable, caller: Caller, id: number): Promise<repository.CreatorRow> {
  const creator = await repository.findCreator(transaction, caller.domainId, id)
  if (!creator) throw new ApiFailure('not-found', `There is no creator ${id} in your domain.`)
  return creator
}
