import { and, asc, eq } from 'drizzle-orm'
import { hashContent } from '../objects/hash-content'
import { sentenceLocks } from '../schema'
import type { Queryable } from '../schema/database-handle'

export interface SentenceLock {
  pageVariationId: number
  text: string
  /** Key of the packed sentence that is kept. */
  takeKey: string
}

/** Returns the locks of a chapter variation in the order in which they were made. */
export function readSentenceLocks(database: Queryable, chapterVariationId: number): Promise<SentenceLock[]> {
  const { pageVariationId, text, takeKey, createdAt, digest } = sentenceLocks
  return database
    .select({ pageVariationId, text, takeKey })
    .from(sentenceLocks)
    .where(eq(sentenceLocks.chapterVariationId, chapterVariationId))
    .orderBy(asc(createdAt), asc(pageVariationId), asc(digest))
}

/** Adds locks. A sentence that is locked already keeps its take. */
export async function insertSentenceLocks(
  database: Queryable,
  chapterVariationId: number,
  locks: readonly SentenceLock[],
): Promise<void> {
  if (locks.length === 0) return
  const rows = locks.map((lock) => ({ ...lock, chapterVariationId, digest: hashContent(lock.text) }))
  await database.insert(sentenceLocks).values(rows).onConflictDoNothing()
}

/** Locks a sentence with the given take, whatever take it was locked with before. */
export async function setSentenceLock(
  database: Queryable,
  chapterVariationId: number,
  lock: SentenceLock,
): Promise<void> {
  await database
    .insert(sentenceLocks)
    .values({ ...lock, chapterVariationId, digest: hashContent(lock.text) })
    .onConflictDoUpdate({
      target: [sentenceLocks.chapterVariationId, sentenceLocks.pageVariationId, sentenceLocks.digest],
      set: { takeKey: lock.takeKey },
    })
}

/** Returns the locks of a copied chapter: on the new ids of its pages, without those of pages that were not copied. */
export function moveLocks(
  locks: readonly SentenceLock[],
  newIds: { readonly get: (pageVariationId: number) => number | undefined },
): SentenceLock[] {
  return locks.flatMap(({ pageVariationId, ...lock }) => {
    const newId = newIds.get(pageVariationId)
    return newId === undefined ? [] : [{ ...lock, pageVariationId: newId }]
  })
}

/** Removes a lock, if there is one. */
export async function deleteSentenceLock(
  database: Queryable,
  chapterVariationId: number,
  { pageVariationId, text }: Omit<SentenceLock, 'takeKey'>,
): Promise<void> {
  await database
    .delete(sentenceLocks)
    .where(
      and(
        eq(sentenceLocks.chapterVariationId, chapterVariationId),
        eq(sentenceLocks.pageVariationId, pageVariationId),
        eq(sentenceLocks.digest, hashContent(text)),
      ),
    )
}
