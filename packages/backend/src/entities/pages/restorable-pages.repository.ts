import { and, eq, isNotNull, lt, sql } from 'drizzle-orm'
import type { Queryable } from '../schema/database-handle'
import { chapters, pages } from '../schema'
import { deletePage } from './pages.repository'

/** Days for which a deleted page can be restored. The description of `deletePage` in the contracts repeats them. */
export const restorableDays = 7

/** Takes a page out of its chapter so that it can be restored. Its variations, words, marks and images are kept. */
export async function deleteRestorably(database: Queryable, id: number): Promise<void> {
  await database
    .update(pages)
    .set({ chapterId: null, deletedFromId: sql`${pages.chapterId}`, deletedAt: sql`now()` })
    .where(eq(pages.id, id))
}

/** Puts a page back into its chapter, at its place. Returns false if the book has no such page to restore. */
export async function restoreDeletedPage(database: Queryable, bookId: number, id: number): Promise<boolean> {
  const rows = await database
    .update(pages)
    .set({ chapterId: sql`${pages.deletedFromId}`, deletedFromId: null, deletedAt: null })
    .where(
      and(
        eq(pages.id, id),
        sql`${pages.deletedFromId} in (select ${chapters.id} from ${chapters} where ${chapters.bookId} = ${bookId})`,
      ),
    )
    .returning({ id: pages.id })
  return rows.length > 0
}

/** Permanently deletes the pages that were deleted before the given time, and queues their images for deletion. */
export async function deleteExpiredPages(database: Queryable, before: Date): Promise<void> {
  const rows = await database
    .select({ id: pages.id })
    .from(pages)
    .where(and(isNotNull(pages.deletedFromId), lt(pages.deletedAt, before)))
  for (const { id } of rows) await deletePage(database, id)
}
