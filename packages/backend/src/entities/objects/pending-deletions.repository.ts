import { and, asc, eq, gt, inArray, isNotNull, lt, ne, or, sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../schema/database-handle'
import { books, chapters, chapterVariations, pagePhotographs, pendingDeletions, pages, pageVariations } from '../schema'
import { bookOfKey, bookPrefix, chapterAudioKey, publishedPrefix } from './object-keys'

export type PendingDeletion = typeof pendingDeletions.$inferSelect

const rowsPerQuery = 1000

/**
 * Queues objects that no row references any more. The sweep deletes each one unless another row still references it.
 */
export async function markForDeletion(
  database: Queryable,
  keys: readonly (string | null | undefined)[],
): Promise<void> {
  const rows = keys.flatMap((key) => (key ? [{ key, isPrefix: false }] : []))
  if (rows.length > 0) await database.insert(pendingDeletions).values(rows)
}

/** Queues all objects below these prefixes: those of a deleted book. */
export async function markPrefixesForDeletion(database: Queryable, prefixes: readonly string[]): Promise<void> {
  await database.insert(pendingDeletions).values(prefixes.map((key) => ({ key, isPrefix: true })))
}

/** Cancels the pending deletion of a prefix, because rows reference its objects now. */
export async function cancelDeletion(database: Queryable, prefix: string): Promise<void> {
  await database
    .delete(pendingDeletions)
    .where(and(eq(pendingDeletions.key, prefix), eq(pendingDeletions.isPrefix, true)))
}

/** An upload must finish within this time; objects of a killed process stay this long. */
const leaseSeconds = 3600

/**
 * Records uploads in progress as pending deletions with a one-hour lease, so that a crash leaves no orphan. Returns
 * their ids.
 */
export async function leaseUploads(database: Queryable, keys: readonly string[]): Promise<number[]> {
  const heldUntil = sql`now() + make_interval(secs => ${leaseSeconds})`
  const rows = await database
    .insert(pendingDeletions)
    .values(keys.map((key) => ({ key, isPrefix: false, heldUntil })))
    .returning({ id: pendingDeletions.id })
  return rows.map(({ id }) => id)
}

/**
 * Cancels the leased deletions, because rows reference the objects now. Returns false if a sweep has taken one of them.
 */
export async function completeUploads(database: Queryable, ids: readonly number[]): Promise<boolean> {
  const claimed = await database
    .delete(pendingDeletions)
    .where(inArray(pendingDeletions.id, [...ids]))
    .returning({ id: pendingDeletions.id })
  return claimed.length === ids.length
}

/** Ends the leases immediately: no row will reference the objects. */
export async function endUploadLeases(database: Queryable, ids: readonly number[]): Promise<void> {
  await database
    .update(pendingDeletions)
    .set({ heldUntil: null })
    .where(inArray(pendingDeletions.id, [...ids]))
}

/** Returns true if another upload of the same object holds a lease, so that a row may reference it soon. */
export async function hasUploadLease(database: Queryable, { id, key }: PendingDeletion): Promise<boolean> {
  const [other] = await database
    .select({ id: pendingDeletions.id })
    .from(pendingDeletions)
    .where(and(eq(pendingDeletions.key, key), ne(pendingDeletions.id, id), isNotNull(pendingDeletions.heldUntil)))
    .limit(1)
  return other !== undefined
}

/** Selects pending deletions: of one book, those that others left behind, or all. */
export type DeletionScope = { of: 'book'; bookId: number } | { of: 'leftovers' } | { of: 'all' }

/** Younger pending deletions are still being handled by the process that queued them. */
const leftoverSeconds = 60

/** Returns the next batch of due deletions, oldest first. */
export async function readPendingDeletions(
  database: Queryable,
  scope: DeletionScope,
  afterId: number,
): Promise<PendingDeletion[]> {
  return database
    .select()
    .from(pendingDeletions)
    .where(
      and(
        gt(pendingDeletions.id, afterId),
        sql`coalesce(${pendingDeletions.heldUntil}, now()) <= now()`,
        isWithin(scope),
      ),
    )
    .orderBy(asc(pendingDeletions.id))
    .limit(rowsPerQuery)
}

function isWithin(scope: DeletionScope): SQL | undefined {
  switch (scope.of) {
    case 'book': {
      const prefixes = [bookPrefix(scope.bookId), publishedPrefix(scope.bookId)]
      return or(...prefixes.map((prefix) => sql`starts_with(${pendingDeletions.key}, ${prefix})`))
    }
    case 'leftovers':
      return lt(pendingDeletions.createdAt, sql`now() - make_interval(secs => ${leftoverSeconds})`)
    case 'all':
      return undefined
  }
}

/** Removes one pending deletion from the queue. Returns false if another sweep has taken it. */
export async function takePendingDeletion(database: Queryable, id: number): Promise<boolean> {
  const free = sql`(select ${pendingDeletions.id} from ${pendingDeletions} where ${pendingDeletions.id} = ${id} for update skip locked)`
  const rows = await database
    .delete(pendingDeletions)
    .where(sql`${pendingDeletions.id} = ${free}`)
    .returning({ id: pendingDeletions.id })
  return rows.length > 0
}

/** Returns true if a row references the object as an image or its original, a thumbnail, a cover or a track. */
export async function isReferenced(database: Queryable, key: string): Promise<boolean> {
  const [shown] = await database
    .select({ id: pageVariations.id })
    .from(pageVariations)
    .where(or(eq(pageVariations.imageKey, key), eq(pageVariations.thumbnailKey, key)))
    .limit(1)
  if (shown) return true
  const [original] = await database
    .select({ id: pagePhotographs.pageVariationId })
    .from(pagePhotographs)
    .where(or(eq(pagePhotographs.originalKey, key), eq(pagePhotographs.originalThumbnailKey, key)))
    .limit(1)
  if (original) return true
  const [pictured] = await database
    .select({ id: chapterVariations.id })
    .from(chapterVariations)
    .where(eq(chapterVariations.thumbnailKey, key))
    .limit(1)
  if (pictured) return true
  const bookId = bookOfKey(key)
  if (bookId === null) return false
  const [cover] = await database
    .select({ id: books.id })
    .from(books)
    .where(and(eq(books.id, bookId), eq(books.coverKey, key)))
  if (cover) return true
  if (await isLinkedInFields(database, bookId, key)) return true
  const [pending] = await database
    .select({ id: chapterVariations.id })
    .from(chapterVariations)
    .innerJoin(chapters, eq(chapters.id, chapterVariations.chapterId))
    .innerJoin(books, eq(books.id, chapters.bookId))
    .where(
      and(eq(books.id, bookId), eq(chapterVariations.audioFileName, key.slice(chapterAudioKey(bookId, '').length))),
    )
    .limit(1)
  return pending !== undefined && key.startsWith(chapterAudioKey(bookId, ''))
}

/**
 * Returns true if fields of the book, its chapters or its pages link to the object: a trigger, a film, a field without
 * a column.
 */
async function isLinkedInFields(database: Queryable, bookId: number, key: string): Promise<boolean> {
  const names = (text: SQL) => sql`position(${`/objects/${key}`} in ${text}) > 0`
  const { rows } = await database.execute(sql`
    select 1 from ${books} where ${books.id} = ${bookId} and ${names(sql`${books.otherFields}::text`)}
    union all
    select 1 from ${chapters} left join ${chapterVariations} on ${chapterVariations.chapterId} = ${chapters.id}
      where ${chapters.bookId} = ${bookId} and ${names(sql`concat_ws(' ', ${chapters.otherFields},
        ${chapterVariations.video}, ${chapterVariations.posterLink}, ${chapterVariations.otherFields})`)}
    union all
    select 1 from ${pages} join ${chapters} on ${chapters.id} in (${pages.chapterId}, ${pages.deletedFromId})
      where ${chapters.bookId} = ${bookId} and ${names(sql`concat_ws(' ', ${pages.popupTriggers},
        ${pages.coachingPoints}, ${pages.otherFields})`)}
    union all
    select 1 from ${pageVariations} join ${pages} on ${pages.id} = ${pageVariations.pageId}
      join ${chapters} on ${chapters.id} in (${pages.chapterId}, ${pages.deletedFromId})
      where ${chapters.bookId} = ${bookId} and ${names(sql`${pageVariations.otherFields}::text`)}
    limit 1`)
  return rows.length > 0
}
