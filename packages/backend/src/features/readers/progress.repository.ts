import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../entities/schema/database-handle'
import { chapters, pages, readingProgress } from '../../entities/schema'

export type ProgressRow = typeof readingProgress.$inferSelect

export async function findProgress(database: Queryable, userId: number, bookId: number): Promise<ProgressRow | null> {
  const [row] = await database
    .select()
    .from(readingProgress)
    .where(and(eq(readingProgress.userId, userId), eq(readingProgress.bookId, bookId)))
  return row ?? null
}

/** Replaces the position and adds the seconds. */
export async function writeProgress(
  database: Queryable,
  position: { userId: number; bookId: number; currentPageId: number; seconds: number },
): Promise<ProgressRow> {
  const { seconds, ...readingPosition } = position
  const [row] = await database
    .insert(readingProgress)
    .values({ ...readingPosition, totalSeconds: seconds })
    .onConflictDoUpdate({
      target: [readingProgress.userId, readingProgress.bookId],
      set: {
        currentPageId: sql`excluded.current_page_id`,
        totalSeconds: sql`${readingProgress.totalSeconds} + excluded.total_seconds`,
        updatedAt: sql`now()`,
      },
    })
    .returning()
  if (!row) throw new Error('the progress was not written')
  return row
}

/** Returns the id of the page's book; null if the page was deleted, which a publication may still show. */
export async function findBookOfPage(database: Queryable, pageId: number): Promise<number | null> {
  const [row] = await database
    .select({ bookId: chapters.bookId })
    .from(pages)
    .innerJoin(chapters, eq(chapters.id, pages.chapterId))
    .where(eq(pages.id, pageId))
  return row?.bookId ?? null
}
