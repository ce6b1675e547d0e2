import { createHash } from 'node:crypto'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../../entities/schema/database-handle'
import { books, publications } from '../../entities/schema'
import { outlineKeyOf } from '../../entities/objects/object-keys'
import { readObject } from '../../platform/objects/read-object'
import type { ObjectStore } from '../../ports/index'
import { lockPublications } from './publications.repository'
import { unknownCopy } from './update-public-copies'

export type Publication = typeof publications.$inferSelect

export interface RewriteServices {
  database: Database
  objects: ObjectStore
  stopping: AbortSignal
}

export interface PublicationRewrite {
  /** Key of the object that is stored once every publication was read. */
  readonly doneKey: string
  /** Returns the JSON of a publication as it is to be. Nothing is written if it is equal. */
  readonly rewriteBook: (json: unknown, publication: Publication) => unknown
  /**
   * Does the same with the outline of a publication that changes; by default it stays.
   * @param book the rewritten publication
   */
  readonly rewriteOutline?: (json: unknown, book: unknown) => unknown
  /** Message of the log for each publication that was changed. */
  readonly message: string
}

const rowsPerQuery = 100
const jsonType = 'application/json; charset=utf-8'

/**
 * Rewrites the stored publications of earlier versions, old revisions included, one at a time. Runs once per store; an
 * interrupted run starts again and finishes what it left half done. One that cannot be read is reported, and read again
 * at the next start.
 */
export async function rewritePublications(
  services: RewriteServices,
  rewrite: PublicationRewrite,
  logger: Logger,
): Promise<void> {
  const { database, objects, stopping } = services
  if (await objects.head(rewrite.doneKey)) return
  let last = { bookId: 0, revision: 0 }
  let hasFailed = false
  for (;;) {
    const rows: Publication[] = await database
      .select()
      .from(publications)
      .where(sql`(${publications.bookId}, ${publications.revision}) > (${last.bookId}, ${last.revision})`)
      .orderBy(asc(publications.bookId), asc(publications.revision))
      .limit(rowsPerQuery)
    if (rows.length === 0) break
    for (const row of rows) {
      if (stopping.aborted) return
      last = row
      const { bookId, revision } = row
      try {
        if (await rewritePublication(services, row, rewrite)) logger.info({ bookId, revision }, rewrite.message)
      } catch (error) {
        hasFailed = true
        logger.error({ err: error, bookId, revision }, 'an older publication could not be rewritten')
      }
    }
  }
  if (!hasFailed) await objects.put(rewrite.doneKey, Buffer.from('{}'), jsonType)
}

/** Returns true if the publication was changed, or a change of an interrupted run was finished. */
async function rewritePublication(
  { database, objects }: RewriteServices,
  publication: Publication,
  { rewriteBook, rewriteOutline = (json) => json }: PublicationRewrite,
): Promise<boolean> {
  const { bookId, revision, objectKey } = publication
  const stored = await readObject(objects, objectKey)
  if (!stored) return false
  const before: unknown = JSON.parse(stored.toString())
  const book = rewriteBook(before, publication)
  const text = JSON.stringify(book)
  const isChanged = text !== JSON.stringify(before)
  const bytes = isChanged ? Buffer.from(text) : stored
  const contentHash = createHash('sha256').update(bytes).digest('hex')
  if (!isChanged && contentHash === publication.contentHash) return false
  return database.transaction(async (transaction) => {
    // Under the lock, because a book that was deleted meanwhile must not get its objects back.
    await lockPublications(transaction, bookId)
    const isThis = and(eq(publications.bookId, bookId), eq(publications.revision, revision))
    const kept = await transaction.update(publications).set({ contentHash }).where(isThis).returning()
    if (kept.length === 0) return false
    if (isChanged) {
      // The outline first: after an interruption, the book still says that both are to be rewritten.
      await rewriteObject(objects, outlineKeyOf(objectKey), (outline) => rewriteOutline(outline, book))
      await objects.put(objectKey, bytes, jsonType)
    }
    // Makes the public copy be written again.
    const isOpen = and(eq(books.id, bookId), eq(books.openCopyRevision, revision))
    await transaction.update(books).set({ openCopyRevision: unknownCopy }).where(isOpen)
    return true
  })
}

/** Rewrites the JSON of an object, if there is one and it differs. */
async function rewriteObject(objects: ObjectStore, key: string, rewrite: (json: unknown) => unknown): Promise<void> {
  const bytes = await readObject(objects, key)
  if (!bytes) return
  const before: unknown = JSON.parse(bytes.toString())
  const text = JSON.stringify(rewrite(before))
  if (text !== JSON.stringify(before)) await objects.put(key, Buffer.from(text), jsonType)
}
