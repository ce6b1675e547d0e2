import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../../entities/schema/database-handle'
import { bookCategories, categories, domains } from '../../entities/schema'

export type CategoryRow = typeof categories.$inferSelect

export function listCategories(database: Queryable, domainId: number): Promise<CategoryRow[]> {
  return database
    .select()
    .from(categories)
    .where(eq(categories.domainId, domainId))
    .orderBy(asc(categories.name), asc(categories.id))
}

export function listCategoriesOfBook(database: Queryable, domainId: number, bookId: number): Promise<CategoryRow[]> {
  const ofBook = database
    .select({ id: bookCategories.categoryId })
    .from(bookCategories)
    .where(eq(bookCategories.bookId, bookId))
  return database
    .select()
    .from(categories)
    .where(and(eq(categories.domainId, domainId), inArray(categories.id, ofBook)))
    .orderBy(asc(categories.name), asc(categories.id))
}

/** Locks the category until the transaction ends. */
export async function lockCategory(database: Queryable, domainId: number, id: number): Promise<CategoryRow | null> {
  const [row] = await database
    .select()
    .from(categories)
    .where(and(eq(categories.domainId, domainId), eq(categories.id, id)))
    .for('no key update')
  return row ?? null
}

export async function changeCategory(
  database: Queryable,
  id: number,
  change: Pick<CategoryRow, 'name' | 'otherFields'>,
): Promise<CategoryRow> {
  const [row] = await database.update(categories).set(change).where(eq(categories.id, id)).returning()
  if (!row) throw new Error(`category ${id} disappeared while it was changed`)
  return row
}

export function listDomains(database: Queryable, domainId: number): Promise<{ id: number; name: string }[]> {
  return database.select({ id: domains.id, name: domains.name }).from(domains).where(eq(domains.id, domainId))
}
