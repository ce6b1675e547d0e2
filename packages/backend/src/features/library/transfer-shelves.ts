import { listCategoriesOfBook } from '../catalogue/categories.repository'
import { readBookShelves } from '../../entities/catalogue/book-shelves.repository'
import * as creators from '../../entities/catalogue/creators.repository'
import { shelveBook } from '../../entities/catalogue/shelve-book'
import type { Queryable } from '../../entities/schema/database-handle'
import type { ArchivedBook } from './library-archive'

type ArchivedShelves = Pick<ArchivedBook, 'categories' | 'series' | 'tags' | 'creators'>

/** Returns the shelves and creators of a book by name; empty kinds are left out. */
export async function exportShelves(
  database: Queryable,
  { id, domainId }: { id: number; domainId: number },
): Promise<ArchivedShelves> {
  const { series, tags } = await readBookShelves(database, id)
  const categories = (await listCategoriesOfBook(database, domainId, id)).map(({ name }) => name)
  const named = (await creators.readBookCreators(database, id)).map(({ name, role }) => ({ name, role }))
  return {
    ...(categories.length === 0 ? {} : { categories }),
    ...(series.length === 0 ? {} : { series }),
    ...(tags.length === 0 ? {} : { tags }),
    ...(named.length === 0 ? {} : { creators: named }),
  }
}

/** Assigns the book to shelves and creators by name, in its new domain. */
export async function importShelves(
  transaction: Queryable,
  { id, domainId }: { id: number; domainId: number },
  { creators: named = [], categories = [], series = [], tags = [] }: ArchivedShelves,
): Promise<void> {
  await shelveBook(transaction, domainId, id, { categories, series, tags })
  if (named.length === 0) return
  await creators.lockCreators(transaction, domainId)
  const roles = new Map<number, string | null>()
  for (const { name, role } of named) {
    const existing = await creators.findCreatorByName(transaction, domainId, name)
    const creatorId = existing?.id ?? (await creators.insertCreator(transaction, { domainId, name, otherFields: {} }))
    roles.set(creatorId, role)
  }
  await creators.replaceBookCreators(
    transaction,
    id,
    Array.from(roles, ([creatorId, role]) => ({ creatorId, role })),
  )
}
