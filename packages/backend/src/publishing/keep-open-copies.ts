import { and, asc, eq, gt } from 'drizzle-orm'
import type { Database } from '../database/open-database'
import { books, hasStaleCopy, publications } from '../database/schema'
import { openCopyKey } from '../objects/object-keys'
import type { ObjectStore } from '../ports/index'
import { lockPublications, type ReadablePublication } from './publications.repository'

const booksAtOnce = 100

export interface OpenCopies {
  database: Database
  objects: ObjectStore
  /** The JSON of a publication, with plain media links. */
  readJson: (publication: ReadablePublication) => Promise<Uint8Array>
}

/**
 * Makes the store show what the database says of who may read: a public book has its current publication under a key
 * that follows from its id, any other has nothing there. So readers of public books need the store alone. Called after
 * each commit that publishes a book or changes who may read it, and each minute for what a crash or the store left undone.
 * @returns the books whose copies could not be written; `stumble` was told why
 */
export async function keepOpenCopies(
  { database, objects, readJson }: OpenCopies,
  stumble: (bookId: number, error: unknown) => void,
): Promise<ReadonlySet<number>> {
  const left = new Set<number>()
  let lastId = 0
  for (;;) {
    const stale = await database
      .select({ id: books.id })
      .from(books)
      .where(and(hasStaleCopy(books), gt(books.id, lastId)))
      .orderBy(asc(books.id))
      .limit(booksAtOnce)
    if (stale.length === 0) return left
    for (const { id } of stale) {
      lastId = id
      try {
        await keepOpenCopy({ database, objects, readJson }, id)
      } catch (error) {
        left.add(id)
        stumble(id, error)
      }
    }
  }
}

/** Under the lock of publications, so that of two states the newer one is written last. */
async function keepOpenCopy({ database, objects, readJson }: OpenCopies, bookId: number): Promise<void> {
  await database.transaction(async (transaction) => {
    const book = await lockPublications(transaction, bookId)
    if (!book) return
    const wanted = book.visibility === 'public' ? book.publishedRevision : null
    if (wanted === book.openCopyRevision) return
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
