import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../schema/database-handle'
import { bookCategories, bookSeries, bookTags, categories, series, tags } from '../schema'

/** Shelves of a book: categories by id, series and tags by name. */
export interface BookShelves {
  categories: number[]
  series: string[]
  tags: string[]
}

export async function readBookShelves(database: Queryable, bookId: number): Promise<BookShelves> {
  const inCategories = await database
    .select({ id: bookCategories.categoryId })
    .from(bookCategories)
    .where(eq(bookCategories.bookId, bookId))
    .orderBy(asc(bookCategories.categoryId))
  const inSeries = await database
    .select({ name: series.name })
    .from(bookSeries)
    .innerJoin(series, eq(series.id, bookSeries.seriesId))
    .where(eq(bookSeries.bookId, bookId))
    .orderBy(asc(series.name))
  const withTags = await database
    .select({ name: tags.name })
    .from(bookTags)
    .innerJoin(tags, eq(tags.id, bookTags.tagId))
    .where(eq(bookTags.bookId, bookId))
    .orderBy(asc(tags.name))
  return {
    categories: inCategories.map(({ id }) => id),
    series: inSeries.map(({ name }) => name),
    tags: withTags.map(({ name }) => name),
  }
}

/** Returns those ids that are categories of the domain. */
export async function findCategories(database: Queryable, domainId: number, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await database
    .select({ id: categories.id })
    .from(categories)
    .where(and(eq(categories.domainId, domainId), inArray(categories.id, [...ids])))
  return rows.map(({ id }) => id)
}

type Shelf = typeof categories | typeof series | typeof tags

/** Returns the ids of the shelves with these names and inserts missing ones. */
async function ensureShelves(
  database: Queryable,
  shelf: Shelf,
  domainId: number,
  names: readonly string[],
): Promise<number[]> {
  if (names.length === 0) return []
  // Sorted, so that concurrent inserts of the same names wait for each other instead of deadlocking.
  const values = names.toSorted().map((name) => sql`(${domainId}::bigint, ${name})`)
  await database.execute(
    sql`insert into ${shelf} (domain_id, name) values ${sql.join(values, sql`, `)} on conflict do nothing`,
  )
  const rows = await database
    .select({ id: sql<number>`${shelf.id}`.mapWith(Number) })
    .from(sql`${shelf}`)
    .where(sql`${shelf.domainId} = ${domainId} and ${inArray(sql`${shelf.name}`, [...names])}`)
  return rows.map(({ id }) => id)
}

export async function replaceCategories(
  database: Queryable,
  domainId: number,
  bookId: number,
  { ids, names }: { ids: readonly number[]; names: readonly string[] },
): Promise<void> {
  const all = new Set([...ids, ...(await ensureShelves(database, categories, domainId, names))])
  await database.delete(bookCategories).where(eq(bookCategories.bookId, bookId))
  if (all.size === 0) return
  await database.insert(bookCategories).values(Array.from(all, (categoryId) => ({ bookId, categoryId })))
}

export async function replaceSeries(
  database: Queryable,
  domainId: number,
  bookId: number,
  names: readonly string[],
): Promise<void> {
  const ids = await ensureShelves(database, series, domainId, names)
  await database.delete(bookSeries).where(eq(bookSeries.bookId, bookId))
  if (ids.length > 0) await database.insert(bookSeries).values(ids.map((seriesId) => ({ bookId, seriesId })))
}

export async function replaceTags(
  database: Queryable,
  domainId: number,
  bookId: number,
  names: readonly string[],
): Promise<void> {
  const ids = await ensureShelves(database, tags, domainId, names)
  await database.delete(bookTags).where(eq(bookTags.bookId, bookId))
  if (ids.length > 0) await database.insert(bookTags).values(ids.map((tagId) => ({ bookId, tagId })))
}
