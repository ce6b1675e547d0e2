import type { BookCreators, CreatorEntry } from '@lectern/contracts/main'
import type { z } from 'zod'
import { requireVisible } from '../../entities/rights/book-rights'
import { writeBookWithin, type BookWrite } from '../../entities/books/write-book'
import type { Queryable } from '../../entities/schema/database-handle'
import type { Database } from '../../entities/schema/database-handle'
import { ApiFailure } from '../../entities/failures/api-failure'
import type { Caller } from '../../entities/rights/caller'
import { mergeOtherFields } from '../../platform/http/merge-other-fields'
import * as repository from '../../entities/catalogue/creators.repository'

function presentCreator({ id, name, otherFields }: repository.CreatorRow) {
  return { ...otherFields, id, name }
}

export function presentBookCreator(row: repository.BookCreatorRow) {
  return { ...presentCreator(row), role: row.role }
}

export async function listCreators(database: Database, caller: Caller) {
  return (await repository.listCreators(database, caller.domainId)).map(({ id, name }) => ({ id, name }))
}

export async function listCreatorsOfDomain(database: Database, caller: Caller, domainId: number) {
  if (domainId !== caller.domainId) {
    throw new ApiFailure('not-found', `There is no domain ${domainId}, or you may not see it.`)
  }
  return (await repository.listCreators(database, domainId)).map(presentCreator)
}

export async function listCreatorsOfBook(database: Database, caller: Caller, bookId: number) {
  await requireVisible(database, caller, bookId)
  return (await repository.readBookCreators(database, bookId)).map(presentBookCreator)
}

/** Replaces the creators of a book. */
export async function setCreatorsOfBook(database: Database, write: BookWrite, entries: z.output<typeof BookCreators>) {
  const { domainId } = write.caller
  return database.transaction(async (transaction) => {
    const book = await writeBookWithin(transaction, write, async () => {
      await repository.lockCreators(transaction, domainId)
      const roles = new Map<number, string | null>()
      for (const [index, entry] of entries.entries()) {
        const creatorId = await saveCreator(transaction, domainId, entry, index)
        if (roles.has(creatorId)) {
          throw new ApiFailure('invalid-field', `Creator ${creatorId} is named twice.`, { field: String(index) })
        }
        roles.set(creatorId, entry.role ?? null)
      }
      const rows = Array.from(roles, ([creatorId, role]) => ({ creatorId, role }))
      await repository.replaceBookCreators(transaction, write.bookId, rows)
      return {}
    })
    const creators = await repository.readBookCreators(transaction, book.id)
    return { revision: book.revision, creators: creators.map(presentBookCreator) }
  })
}

/** Saves the fields of the creator in the entry and returns its id. */
async function saveCreator(
  transaction: Queryable,
  domainId: number,
  entry: z.output<typeof CreatorEntry>,
  index: number,
): Promise<number> {
  const { id, name, role: _role, ...others } = entry
  const existing = await findExisting(transaction, domainId, id, name)
  if (existing) {
    const otherFields = mergeOtherFields(existing.otherFields, others)
    await repository.changeCreator(transaction, existing.id, { name: name ?? existing.name, otherFields })
    return existing.id
  }
  if (id !== undefined || name === undefined) {
    throw new ApiFailure('invalid-field', `There is no creator ${id} in your domain.`, { field: `${index}.id` })
  }
  return repository.insertCreator(transaction, { domainId, name, otherFields: mergeOtherFields({}, others) })
}

async function findExisting(
  transaction: Queryable,
  domainId: number,
  id: number | undefined,
  name: string | undefined,
): Promise<repository.CreatorRow | null> {
  if (id !== undefined) return repository.findCreator(transaction, domainId, id)
  return name === undefined ? null : repository.findCreatorByName(transaction, domainId, name)
}
