import { createHash } from 'node:crypto'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../../entities/schema/database-handle'
import { books, publications } from '../../entities/schema'
import { readObject } from '../../platform/objects/read-object'
import type { ObjectStore } from '../../ports/index'
import { removeNestedQuizKeys } from './remove-nested-quiz-keys'
import { unknownCopy } from './update-public-copies'

/** Stored once all publications have been cleaned; newer ones contain no keys. */
const doneKey = 'upkeep/quiz-keys-dropped-1.json'
const rowsPerQuery = 100
const jsonType = 'application/json; charset=utf-8'

type Publication = typeof publications.$inferSelect

/**
 * Removes quiz keys from publications of earlier versions, old revisions included, because they may still be public in
 * the store. Runs once per store; an interrupted run starts again.
 */
export async function removePublishedQuizKeys(
  services: { database: Database; objects: ObjectStore; stopping: AbortSignal },
  logger: Logger,
): Promise<void> {
  const { database, objects, stopping } = services
  if (await objects.head(doneKey)) return
  let last = { bookId: 0, revision: 0 }
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
      if (await cleanPublication(services, row)) {
        logger.info({ bookId: row.bookId, revision: row.revision }, 'a publication lost its quiz keys')
      }
    }
  }
  await objects.put(doneKey, Buffer.from('{}'), jsonType)
}

/** Returns true if the publication contained keys. */
async function cleanPublication(
  { database, objects }: { database: Database; objects: ObjectStore },
  { bookId, revision, objectKey }: Publication,
): Promise<boolean> {
  const bytes = await readObject(objects, objectKey)
  if (!bytes) return false
  const before: unknown = JSON.parse(bytes.toString())
  const cleaned = Buffer.from(JSON.stringify(removeNestedQuizKeys(before)))
  if (cleaned.toString() === JSON.stringify(before)) return false
  await objects.put(objectKey, cleaned, jsonType)
  const contentHash = createHash('sha256').update(cleaned).digest('hex')
  const isThis = and(eq(publications.bookId, bookId), eq(publications.revision, revision))
  await database.update(publications).set({ contentHash }).where(isThis)
  // Makes the public copy be written again.
  const isOpen = and(eq(books.id, bookId), eq(books.openCopyRevision, revision))
  await database.update(books).set({ openCopyRevision: unknownCopy }).where(isOpen)
  return true
}
