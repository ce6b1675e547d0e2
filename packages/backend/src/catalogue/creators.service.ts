import type { BookCreators, CreatorEntry } from '@lectern/contracts/main'
import type { z } from 'zod'
import { requireAuthor, requireVisible } from '../books/book-rights'
import { lockBook } from '../books/books.repository'
import { writeBookWithin, type BookWrite } from '../books/write-book'
import type { Database, Queryable } from '../database/open-database'
import { ApiFailure } from '../http/api-failure'
import type { Caller } from '../http/caller'
import { keepOtherFields } from '../http/keep-other-fields'
import * as repository from './creators.repository'

function presentCreator({ id, name, otherFields }: repository.CreatorRow) {
  return { ...otherFields, id, name }
}

function presentBookCreator(row: repository.BookCreatorRow) {
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

/** Names exactly these creators in a book. */
export async function setCreatorsOfBook(database: Database, write: BookWrite, entries: z.output<typeof BookCreators>) {
  const { domainId } = write.caller
  return database.transaction(async (transaction) => {
    const book = await writeBookWithin(transaction, write, async () => {
      await repository.lockCreators(transaction, domainId)
      const named = new Map<number, string | null>()
      for (const [index, entry] of entries.entries()) {
        const creatorId = await saveCreator(transaction, domainId, entry, index)
        if (named.has(creatorId)) {
          throw new ApiFailure('invalid-field', `Creator ${creatorId} is named twice.`, { field: String(index) })
        }
        named.set(creatorId, entry.role ?? null)
      }
      const rows = Array.from(named, ([creatorId, role]) => ({ creatorId, role }))
      await repository.replaceBookCreators(transaction, write.bookId, rows)
      return {}
    })
    const creators = await repository.readBookCreators(transaction, book.id)
    return { revision: book.revision, creators: creators.map(presentBookCreator) }
  })
}

/** The id of the creator that the entry names, with the fields that it gives. */
async function saveCreator(
  transaction: Queryable,
  domainId: number,
  entry: z.output<typeof CreatorEntry>,
  index: number,
): Promise<number> {
  const { id, name, role: _role, ...others } = entry
  const known = await findKnown(transaction, domainId, id, name)
  if (known) {
    const otherFields = keepOtherFields(known.otherFields, others)
    await repository.changeCreator(transaction, known.id, { name: name ?? known.name, otherFields })
    return known.id
  }
  if (id !== undefined || name === undefined) {
    throw new ApiFailure('invalid-field', `There is no creator ${id} in your domain.`, { field: `${index}.id` })
  }
  return repository.insertCreator(transaction, { domainId, name, otherFields: others })
}

async function findKnown(
  transaction: Queryable,
  domainId: number,
  id: number | undefined,
  name: string | undefined,
): Promise<repository.CreatorRow | null> {
  if (id !== undefined) return repository.findCreator(transaction, domainId, id)
  return name === undefined ? null : repository.findCreatorByName(transaction, domainId, name)
}

/** Names a creator in books of the caller, all or none. */
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
        await repository.nameCreator(transaction, bookId, creatorId, role)
        return {}
      })
    }
    return presentBookCreator({ ...creator, role })
  })
}

/** Takes a creator off one book, or off every book of the caller; nobody's creator is deleted. */
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
        if (!(await repository.unnameCreator(transaction, id, creatorId)) && bookId !== undefined) {
          throw new ApiFailure('not-found', `Book ${bookId} does not name creator ${creatorId}.`)
        }
        return {}
      })
    }
    await repository.deleteUnnamedCreator(transaction, creatorId)
  })
}

/** Books first, by ascending id, then the creators: in this order everybody takes them. */
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
