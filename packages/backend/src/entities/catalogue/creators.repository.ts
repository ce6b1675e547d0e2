import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { advisoryLocks } from '../schema/advisory-locks'
import { mayAuthor } from '../rights/book-rights'
import type { Queryable } from '../schema/database-handle'
import { bookCreators, books, creators } from '../schema'
import type { Caller } from '../rights/caller'

export type CreatorRow = typeof creators.$inferSelect
export type BookCreatorRow = CreatorRow & { role: string | null }

export function listCreators(database: Queryable, domainId: number): Promise<CreatorRow[]> {
  return database
    .select()
    .from(creators)
    .where(eq(creators.domainId, domainId))
    .orderBy(asc(creators.name), asc(creators.id))
}

export async function readBookCreators(database: Queryable, bookId: number): Promise<BookCreatorRow[]> {
  const rows = await database
    .select({ creator: creators, role: bookCreators.role })
    .from(bookCreators)
    .innerJoin(creators, eq(creators.id, bookCreators.creatorId))
    .where(eq(bookCreators.bookId, bookId))
    .orderBy(asc(creators.name), asc(creators.id))
  return rows.map(({ creator, role }) => ({ ...creator, role }))
}

/** Locks the creators of the domain until the transaction ends; lock books first. */
export async function lockCreators(transaction: Queryable, domainId: number): Promise<void> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(${advisoryLocks.creatorsOfDomain}, (${domainId} % 2147483647)::int)`,
  )
}

export async function findCreator(database: Queryable, domainId: number, id: number): Promise<CreatorRow | null> {
  const [row] = await database
    .select()
    .from(creators)
    .where(and(eq(creators.domainId, domainId), eq(creators.id, id)))
  return row ?? null
}

/** Returns the oldest creator with that name. */
export async function findCreatorByName(
  database: Queryable,
  domainId: number,
  name: string,
): Promise<CreatorRow | null> {
  const [row] = await database
    .select()
    .from(creators)
    .where(and(eq(creators.domainId, domainId), eq(creators.name, name)))
    .orderBy(asc(creators.id))
    .limit(1)
  return row ?? null
}

export async function insertCreator(
  database: Queryable,
  creator: Pick<CreatorRow, 'domainId' | 'name' | 'otherFields'>,
): Promise<number> {
  const [row] = await database.insert(creators).values(creator).returning({ id: creators.id })
  if (!row) throw new Error(`the creator ${creator.name} was not written`)
  return row.id
}

export async function changeCreator(
  database: Queryable,
  id: number,
  change: Pick<CreatorRow, 'name' | 'otherFields'>,
): Promise<void> {
  await database.update(creators).set(change).where(eq(creators.id, id))
}

export async function replaceBookCreators(
  database: Queryable,
  bookId: number,
  named: readonly { creatorId: number; role: string | null }[],
): Promise<void> {
  await database.delete(bookCreators).where(eq(bookCreators.bookId, bookId))
  if (named.length > 0) await database.insert(bookCreators).values(named.map((row) => ({ bookId, ...row })))
}

/** Credits the creator in a book; changes the role if it is credited already. */
export async function creditCreator(
  database: Queryable,
  bookId: number,
  creatorId: number,
  role: string | null,
): Promise<void> {
  await database
    .insert(bookCreators)
    .values({ bookId, creatorId, role })
    .onConflictDoUpdate({ target: [bookCreators.bookId, bookCreators.creatorId], set: { role } })
}

/** Returns the ids of the caller's books that credit the creator. */
export async function listAuthoredBooksOf(database: Queryable, caller: Caller, creatorId: number): Promise<number[]> {
  const naming = database
    .select({ id: bookCreators.bookId })
    .from(bookCreators)
    .where(eq(bookCreators.creatorId, creatorId))
  const rows = await database
    .select({ id: books.id })
    .from(books)
    .where(and(inArray(books.id, naming), mayAuthor(caller)))
    .orderBy(asc(books.id))
  return rows.map(({ id }) => id)
}

/** Returns false if the book did not credit the creator. */
export async function removeCredit(database: Queryable, bookId: number, creatorId: number): Promise<boolean> {
  const rows = await database
    .delete(bookCreators)
    .where(and(eq(bookCreators.bookId, bookId), eq(bookCreators.creatorId, creatorId)))
    .returning()
  return rows.length > 0
}

export async function deleteCreatorWithoutBooks(database: Queryable, id: number): Promise<void> {
  await database
    .delete(creators)
    .where(
      and(
        eq(creators.id, id),
        sql`not exists (select 1 from ${bookCreators} where ${bookCreators.creatorId} = ${creators.id})`,
      ),
    )
}
