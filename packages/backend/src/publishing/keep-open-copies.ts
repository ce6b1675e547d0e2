import { and, asc, eq, gt, isNotNull, isNull, ne, type SQL } from 'drizzle-orm'
import type { Database } from '../database/open-database'
import { books, hasStaleCopy, publications } from '../database/schema'
import { openCopyKey } from '../objects/object-keys'
import type { ObjectStore } from '../ports/index'
import { lockPublications, type ReadablePublication } from './publications.repository'

const booksAtOnce = 100
/** Stands where a copy may lie of which nothing is known. No publication has this number. */
export const unknownCopy = 0

export interface OpenCopies {
  database: Database
  objects: ObjectStore
  /** The JSON of a publication, with plain media links. */
  readJson: (publication: ReadablePublication) => Promise<Uint8Array>
  /** Ends the work on many books between two of them. */
  stopping: AbortSignal
}

/**
 * Makes the store show what the database says of who may read: a public book has its current publication under a key
 * that follows from its id, any other has nothing there. So readers of public books need the store alone. A book whose
 * copy cannot be written stays as it is, is told to `stumble`, and the others go on.
 */
export async function keepOpenCopies(
  copies: OpenCopies,
  stumble: (bookId: number, error: unknown) => void,
): Promise<void> {
  // What must not be read any longer comes before what may be read sooner than from the database.
  await keepStaleCopies(copies, stumble, and(hasStaleCopy(books), ne(books.visibility, 'public')))
  await keepStaleCopies(copies, stumble, hasStaleCopy(books))
}

async function keepStaleCopies(
  copies: OpenCopies,
  stumble: (bookId: number, error: unknown) => void,
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
      .limit(booksAtOnce)
    if (stale.length === 0) return
    for (const { id } of stale) {
      if (stopping.aborted) return
      lastId = id
      try {
        await keepOpenCopy(copies, id)
      } catch (error) {
        stumble(id, error)
      }
    }
  }
}

/** The same for one book. */
export async function keepOpenCopy(copies: OpenCopies, bookId: number): Promise<void> {
  await announceCopy(copies.database, bookId)
  await putOrRemoveCopy(copies, bookId)
}

/** Said before the copy is put: one that a crash leaves is known of then, also when its book is closed before the next start. */
async function announceCopy(database: Database, bookId: number): Promise<void> {
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

/** Under the lock of publications, so that of two states the newer one is written last. */
async function putOrRemoveCopy({ database, objects, readJson }: OpenCopies, bookId: number): Promise<void> {
  await database.transaction(async (transaction) => {
    const book = await lockPublications(transaction, bookId)
    if (!book) return
    const wanted = book.visibility === 'public' ? book.publishedRevision : null
    // Where there is no word of a copy another process has closed the book meanwhile, and opened it again: it goes on.
    if (wanted === book.openCopyRevision || book.openCopyRevision === null) return
    if (wanted === null) await objects.delete(openCopyKey(bookId))
    else {
      const [publication] = await transaction
        .select()
        .from(publications)
        .where(and(eq(publications.bookId, bookId), eq(publications.revision, wanted)))
      if (!publication) throw new Error(`book ${bookId} is published as ${wanted}, of which there is no row`)
      const json = await readJson({ ...publication, visibility: book.visibility })
      await objects.put(openCopyKey(bookId), json, 'application/json; charset=utf-8')
    }
    await transaction.update(books).set({ openCopyRevision: wanted }).where(eq(books.id, bookId))
  })
}
