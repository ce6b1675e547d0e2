import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../../entities/schema/database-handle'
import { books, publications } from '../../entities/schema'
import { outlineKeyOf, publicCopyKey, publicOutlineKey, searchKeyOf } from '../../entities/objects/object-keys'
import type { ObjectStore } from '../../ports/index'
import { findReadablePublication, type ReadablePublication } from './publications.repository'

interface PublicObjectServices {
  database: Queryable
  objects: Pick<ObjectStore, 'head'>
  /** Reads the outline of a publication, and stores it if an earlier version did not. */
  readOutline: (bookId: number, publication: ReadablePublication) => Promise<unknown>
}

/**
 * Returns the key that everyone may read for the address `published/{bookId}/{name}`; null if there is none.
 *
 * `book.json` is the current publication, `outline.json` its outline. They, the parts and media need only the store, where a
 * public book has a public copy; the database is queried if that copy is missing, as after an update or a restore. Parts, shards
 * of search indexes and media need no further check: their names are content hashes, known only to readers of a JSON that contains
 * them. The JSON, the outline and the search overview of a revision are public if it was so while it was current, so that what
 * was published for a few stays with them.
 */
export async function findPublicObject(
  services: PublicObjectServices,
  bookId: number,
  name: string,
): Promise<string | null> {
  const { database, objects } = services
  const copies = [publicCopyKey(bookId), publicOutlineKey(bookId)]
  if (copies.includes(`published/${bookId}/${name}`)) return null
  const copy = name === 'outline.json' ? publicOutlineKey(bookId) : publicCopyKey(bookId)
  const hasCopies = (await objects.head(publicCopyKey(bookId))) !== null && (await objects.head(copy)) !== null
  const current = hasCopies ? null : await findReadablePublication(database, null, bookId)
  if (!hasCopies && current === null) return null
  if (name === 'book.json') return current?.objectKey ?? copy
  if (name === 'outline.json') {
    if (current === null) return copy
    await services.readOutline(bookId, current)
    return outlineKeyOf(current.objectKey)
  }
  const { revision, kind } = /^(?<revision>\d{1,9})\/(?<kind>book|outline|search)\.json$/.exec(name)?.groups ?? {}
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
  if (!row) return null
  switch (kind) {
    case 'outline':
      return outlineKeyOf(row.objectKey)
    case 'search':
      return searchKeyOf(row.objectKey)
    default:
      return row.objectKey
  }
}
