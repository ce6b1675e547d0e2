import { and, desc, eq, type Placeholder, sql } from 'drizzle-orm'
import { advisoryLocks } from '../database/advisory-locks'
import { mayReadPublication } from '../books/book-rights'
import type { BookRow } from '../books/books.repository'
import type { Database, Queryable } from '../database/open-database'
import { books, publications } from '../database/schema'
import type { Caller } from '../http/caller'

export interface ReadablePublication {
  objectKey: string
  contentHash: string
  revision: number
  visibility: BookRow['visibility']
}

/** The publication that readers get now, when the caller is one of them. */
export async function findReadablePublication(
  database: Queryable,
  caller: Caller | null,
  bookId: number,
): Promise<ReadablePublication | null> {
  const [row] = await selectReadable(database, caller, bookId)
  return row ?? null
}

/**
 * As `findReadablePublication` for those who are not signed in, for which most readers ask: the text of the query is made
 * once. It has no name on the database's side, where a pooler before it would not know it.
 */
export function preparePublicReading(database: Database): (bookId: number) => Promise<ReadablePublication | null> {
  const query = selectReadable(database, null, sql.placeholder('bookId')).prepare('')
  return async (bookId) => (await query.execute({ bookId }))[0] ?? null
}

function selectReadable(database: Queryable, caller: Caller | null, bookId: number | Placeholder) {
  return database
    .select({
      objectKey: publications.objectKey,
      contentHash: publications.contentHash,
      revision: publications.revision,
      visibility: books.visibility,
    })
    .from(books)
    .innerJoin(publications, and(eq(publications.bookId, books.id), eq(publications.revision, books.publishedRevision)))
    .where(and(eq(books.id, bookId), mayReadPublication(caller)))
}

/** Reads a book and keeps other publications of it, and its editors, waiting until the transaction ends. */
export async function lockPublications(database: Queryable, bookId: number): Promise<BookRow | null> {
  await database.execute(
    sql`select pg_advisory_xact_lock(${advisoryLocks.publicationsOfBook}, (${bookId} % 2147483647)::int)`,
  )
  const [row] = await database.select().from(books).where(eq(books.id, bookId)).for('update')
  return row ?? null
}

/** The revision of the last publication, and how far the book had changed when it was read for it. */
export async function findLatest(
  database: Queryable,
  bookId: number,
): Promise<{ revision: number; contentRevision: number | null } | null> {
  const [row] = await database
    .select({ revision: publications.revision, contentRevision: publications.contentRevision })
    .from(publications)
    .where(eq(publications.bookId, bookId))
    .orderBy(desc(publications.revision))
    .limit(1)
  return row ?? null
}

/** Adds the publication and points the book's readers to it; who they are is left as it is when undefined. */
export async function insertPublication(
  database: Queryable,
  publication: typeof publications.$inferInsert,
  visibility: BookRow['visibility'] | undefined,
): Promise<Date> {
  const [row] = await database.insert(publications).values(publication).returning()
  if (!row) throw new Error(`publication ${publication.revision} of book ${publication.bookId} was not written`)
  await database
    .update(books)
    .set({
      publishedRevision: publication.revision,
      updatedAt: sql`now()`,
      ...(visibility === undefined ? {} : { visibility }),
    })
    .where(eq(books.id, publication.bookId))
  return row.publishedAt
}
