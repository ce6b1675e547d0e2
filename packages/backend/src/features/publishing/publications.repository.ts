import type { ProductState } from '@lectern/core/staleness'
import { and, desc, eq, isNotNull, type Placeholder, sql } from 'drizzle-orm'
import { advisoryLocks } from '../../entities/schema/advisory-locks'
import { mayReadPublication } from '../../entities/rights/book-rights'
import type { BookRow } from '../../entities/books/books.repository'
import type { Queryable } from '../../entities/schema/database-handle'
import type { Database } from '../../entities/schema/database-handle'
import { books, noGlossary, publications } from '../../entities/schema'
import type { Caller } from '../../entities/rights/caller'

export interface ReadablePublication {
  objectKey: string
  contentHash: string
  revision: number
  visibility: BookRow['visibility']
}

/** Returns the current publication if the caller may read it. */
export async function findReadablePublication(
  database: Queryable,
  caller: Caller | null,
  bookId: number,
): Promise<ReadablePublication | null> {
  const [row] = await selectReadable(database, caller, bookId)
  return row ?? null
}

/**
 * Does the same for readers who are not signed in, with the query built once. It is unnamed on the server side, because
 * a connection pooler would not know the name.
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

/**
 * Returns the state of the book's publication as a product of its content, and the digest of its glossary: null without words,
 * undefined for a publication of a version that stored none.
 */
export async function readPublicationProduct(
  database: Queryable,
  bookId: number,
): Promise<{ content: ProductState; glossary: string | null | undefined }> {
  const [row] = await database
    .select({
      published: publications.contentRevision,
      current: books.contentRevision,
      glossary: publications.glossaryDigest,
    })
    .from(books)
    .innerJoin(publications, and(eq(publications.bookId, books.id), eq(publications.revision, books.publishedRevision)))
    .where(eq(books.id, bookId))
  if (!row) return { content: 'none', glossary: null }
  const { published, current } = row
  const glossary = row.glossary === noGlossary ? null : (row.glossary ?? undefined)
  if (published === null) return { content: 'unknown', glossary }
  return { content: published === current ? 'current' : 'stale', glossary }
}

/** Locks the book against other publications and its editors until the transaction ends. Returns its row. */
export async function lockPublications(database: Queryable, bookId: number): Promise<BookRow | null> {
  await database.execute(
    sql`select pg_advisory_xact_lock(${advisoryLocks.publicationsOfBook}, (${bookId} % 2147483647)::int)`,
  )
  const [row] = await database.select().from(books).where(eq(books.id, bookId)).for('update')
  return row ?? null
}

/** Returns the revision of the last publication and the content revision that it was made of. */
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

/** Inserts the publication and makes it current. Leaves the visibility unchanged if it is undefined. */
export async function insertPublication(
  database: Queryable,
  publication: typeof publications.$inferInsert,
  visibility: BookRow['visibility'] | undefined,
): Promise<Date> {
  const glossaryDigest = publication.glossaryDigest ?? noGlossary
  const [row] = await database
    .insert(publications)
    .values({ ...publication, glossaryDigest })
    .returning()
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

/** Leaves a book without a current publication. Call it after `lockPublications`. */
export async function clearPublication(database: Queryable, bookId: number): Promise<void> {
  await database
    .update(books)
    .set({ publishedRevision: null, updatedAt: sql`now()` })
    .where(and(eq(books.id, bookId), isNotNull(books.publishedRevision)))
}
