import { and, asc, eq, gt, isNotNull, isNull, ne, type SQL } from 'drizzle-orm'
import type { Database } from '../../entities/schema/database-handle'
import { books, hasStaleCopy, publications } from '../../entities/schema'
import { publicCopyKey, publicOutlineKey } from '../../entities/objects/object-keys'
import type { ObjectStore } from '../../ports/index'
import { lockPublications, type ReadablePublication } from './publications.repository'

const booksPerQuery = 100
const jsonType = 'application/json; charset=utf-8'
/** Marks a copy of unknown content. No publication has this number. */
export const unknownCopy = 0

export interface PublicCopyServices {
  database: Database
  objects: ObjectStore
  /** Reads the JSON of a publication, with unsigned media links. */
  readJson: (publication: ReadablePublication) => Promise<Uint8Array>
  /** Reads the outline of a publication, with unsigned media links. */
  readOutline: (bookId: number, publication: ReadablePublication) => Promise<Uint8Array>
  /** Checked between two books. */
  stopping: AbortSignal
}

/**
 * Writes and deletes public copies according to the database: a public book has its current publication under a key
 * derived from its id, any other book has nothing there, so that readers of public books need only the store. A book
 * whose copy cannot be written is reported to `onFailure` and the others go on.
 */
export async function updatePublicCopies(
  copies: PublicCopyServices,
  onFailure: (bookId: number, error: unknown) => void,
): Promise<void> {
  // Copies to delete come first: they must not be read any longer.
  await updateStaleCopies(copies, onFailure, and(hasStaleCopy(books), ne(books.visibility, 'public')))
  await updateStaleCopies(copies, onFailure, hasStaleCopy(books))
}

async function updateStaleCopies(
  copies: PublicCopyServices,
  onFailure: (bookId: number, error: unknown) => void,
  isStale: SQL | undefined,
): Promise<void> {
  const { database, stopping } = copies
  let lastId = 0
  for (;;) {
    const stale = await database
      .select({ id: books.id })
      .from(books)
      .where(and(isStale, gt(books.id, lastId)))
      .orderBy(asc(books.id))
      .limit(booksPerQuery)
    if (stale.length === 0) return
    for (const { id } of stale) {
      if (stopping.aborted) return
      lastId = id
      try {
        await updatePublicCopyOf(copies, id)
      } catch (error) {
        onFailure(id, error)
      }
    }
  }
}

/** Does the same for one book. */
export async function updatePublicCopyOf(copies: PublicCopyServices, bookId: number): Promise<void> {
  await recordCopy(copies.database, bookId)
  await writeOrDeleteCopy(copies, bookId)
}

/**
 * Recorded before the copy is written, so that a copy left by a crash is known even if its book is closed before the
 * next start.
 */
async function recordCopy(database: Database, bookId: number): Promise<void> {
  await database
    .update(books)
    .set({ openCopyRevision: unknownCopy })
    .where(
      and(
        eq(books.id, bookId),
        isNull(books.openCopyRevision),
        eq(books.visibility, 'public'),
        isNotNull(books.publishedRevision),
      ),
    )
}

/** Runs under the lock of publications, so that the newer of two states is written last. */
async function writeOrDeleteCopy(
  { database, objects, readJson, readOutline }: PublicCopyServices,
  bookId: number,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const book = await lockPublications(transaction, bookId)
    if (!book) return
    const publicRevision = book.visibility === 'public' ? book.publishedRevision : null
    // Without a recorded copy another process has closed the book and opened it again meanwhile.
    if (publicRevision === book.openCopyRevision || book.openCopyRevision === null) return
    if (publicRevision === null) {
      await objects.delete(publicCopyKey(bookId))
      await objects.delete(publicOutlineKey(bookId))
    } else {
      const [publication] = await transaction
        .select()
        .from(publications)
        .where(and(eq(publications.bookId, bookId), eq(publications.revision, publicRevision)))
      if (!publication) throw new Error(`book ${bookId} is published as ${publicRevision}, of which there is no row`)
      const shown = { ...publication, visibility: book.visibility }
      const outline = await readOutline(bookId, shown)
      await objects.put(publicOutlineKey(bookId), outline, jsonType)
      await objects.put(publicCopyKey(bookId), await readJson(shown), jsonType)
    }
    await transaction.update(books).set({ openCopyRevision: publicRevision }).where(eq(books.id, bookId))
  })
}
