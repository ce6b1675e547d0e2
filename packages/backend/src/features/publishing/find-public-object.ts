import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../../entities/schema/database-handle'
import { books, publications } from '../../entities/schema'
import { publicCopyKey } from '../../entities/objects/object-keys'
import type { ObjectStore } from '../../ports/index'
import { findReadablePublication } from './publications.repository'

/**
 * Returns the key that everyone may read for the address `published/{bookId}/{name}`; null if there is none.
 *
 * `book.json` is the current publication. It and its media need only the store, where a public book has a public copy;
 * the database is queried if that copy is missing, as after an update or a restore. Media need no further check: their
 * names are content hashes, known only to readers of a JSON that contains them. The JSON of a revision is public if it
 * was so while it was current, so that what was published for a few stays with them.
 */
export async function findPublicObject(
  database: Queryable,
  objects: Pick<ObjectStore, 'head'>,
  bookId: number,
  name: string,
): Promise<string | null> {
  if (name === 'open.json') return null
  const publicCopy = publicCopyKey(bookId)
  const current = (await objects.head(publicCopy))
    ? publicCopy
    : (await findReadablePublication(database, null, bookId))?.objectKey
  if (current === undefined) return null
  if (name === 'book.json') return current
  const revision = /^(\d{1,9})\/book\.json$/.exec(name)?.[1]
  if (revision === undefined) return `published/${bookId}/${name}`
  const [row] = await database
    .select({ objectKey: publications.objectKey })
    .from(publications)
    .innerJoin(books, eq(books.id, publications.bookId))
    .where(
      and(
        eq(books.id, bookId),
        eq(books.visibility, 'public'),
        eq(publications.revision, Number(revision)),
        publications.wasPublic,
      ),
    )
  return row?.objectKey ?? null
}
