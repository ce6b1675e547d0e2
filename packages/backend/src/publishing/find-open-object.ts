import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../database/open-database'
import { books, publications } from '../database/schema'
import { openCopyKey } from '../objects/object-keys'
import type { ObjectStore } from '../ports/index'
import { findReadablePublication } from './publications.repository'

/**
 * The key whose bytes everybody may have for the address `published/{bookId}/{name}`; null when there is none.
 * `book.json` is the publication that readers get now; it and the media need the store alone, where a public book has its
 * open copy. Where that is not made yet, as after an update or a restore, the database is asked. Media need no more than
 * that: their names are hashes of their content, known only to who has read a JSON that names them. A revision's JSON is
 * open when it was so as the current one, as the database knows: what was published for a few stays with them.
 */
export async function findOpenObject(
  database: Queryable,
  objects: Pick<ObjectStore, 'head'>,
  bookId: number,
  name: string,
): Promise<string | null> {
  if (name === 'open.json') return null
  const openCopy = openCopyKey(bookId)
  const current = (await objects.head(openCopy))
    ? openCopy
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
