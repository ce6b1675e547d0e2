import { createHash } from 'node:crypto'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../database/open-database'
import { books, publications } from '../database/schema'
import { readObject } from '../objects/read-object'
import type { ObjectStore } from '../ports/index'
import { withoutTriggerKeys } from '../quizzes/drop-quiz-keys'
import { unknownCopy } from './keep-open-copies'

/** Lies in the store once every publication of it has been looked at: those that are made since have no keys. */
const doneKey = 'upkeep/quiz-keys-dropped-1.json'
const rowsAtOnce = 100
const jsonType = 'application/json; charset=utf-8'

type Publication = typeof publications.$inferSelect

/**
 * Takes the keys of quizzes from what earlier versions have published, older publications included, since they may still
 * lie open in the store. Once for a store; what is interrupted is done again from its beginning.
 */
export async function dropPublishedKeys(
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
      .limit(rowsAtOnce)
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

/** True when it had keys. */
async function cleanPublication(
  { database, objects }: { database: Database; objects: ObjectStore },
  { bookId, revision, objectKey }: Publication,
): Promise<boolean> {
  const bytes = await readObject(objects, objectKey)
  if (!bytes) return false
  const before: unknown = JSON.parse(bytes.toString())
  const cleaned = Buffer.from(JSON.stringify(withoutPublishedKeys(before)))
  if (cleaned.toString() === JSON.stringify(before)) return false
  await objects.put(objectKey, cleaned, jsonType)
  const contentHash = createHash('sha256').update(cleaned).digest('hex')
  const isThis = and(eq(publications.bookId, bookId), eq(publications.revision, revision))
  await database.update(publications).set({ contentHash }).where(isThis)
  // The copy of it that lies open is written anew.
  const isOpen = and(eq(books.id, bookId), eq(books.openCopyRevision, revision))
  await database.update(books).set({ openCopyRevision: unknownCopy }).where(isOpen)
  return true
}

/** The same wherever triggers stand, with each field in its place. */
function withoutPublishedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPublishedKeys)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([name, entry]: [string, unknown]): [string, unknown] => [
    name,
    name === 'popupTriggers' && Array.isArray(entry) ? entry.map(withoutKeysOfTrigger) : withoutPublishedKeys(entry),
  ])
  return Object.fromEntries(fields)
}

function withoutKeysOfTrigger(trigger: unknown): unknown {
  return typeof trigger === 'object' && trigger !== null ? withoutTriggerKeys({ ...trigger }) : trigger
}
