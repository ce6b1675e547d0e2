import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../database/open-database'
import { books, publications } from '../database/schema'

/**
 * The key whose bytes everybody may have for the address `published/{bookId}/{name}`; null when there is none.
 * `book.json` is the publication that readers get now. A revision's JSON is open when it was so as the current one: what
 * was published for a few stays with them. Media need no more than a public book: their names are hashes of their
 * content, known only to who has read a JSON that names them.
 */
export async function findOpenObject(database: Queryable, bookId: number, name: string): Promise<string | null> {
  const revision = /^(?:(\d{1,9})\/)?book\.json$/.exec(name)
  const open = and(eq(books.id, bookId), eq(books.visibility, 'public'))
  if (!revision) {
    const [book] = await database.select({ revision: books.publishedRevision }).from(books).where(open)
    return book && book.revision !== null ? `published/${bookId}/${name}` : null
  }
  const wanted =
    revision[1] === undefined
      ? eq(publications.revision, books.publishedRevision)
      : and(eq(publications.revision, Number(revision[1])), publications.wasPublic)
  const [row] = await database
    .select({ objectKey: publications.objectKey })
    .from(publications)
    .innerJoin(books, eq(books.id, publications.bookId))
    .where(and(open, wanted))
  return row?.objectKey ?? null
}
