import { and, desc, eq, sql } from 'drizzle-orm'
import { maySee } from '../../entities/rights/book-rights'
import type { Caller } from '../../entities/rights/caller'
import type { Queryable } from '../../entities/schema/database-handle'
import { books, chapters, pages, readingProgress } from '../../entities/schema'

export type ProgressRow = typeof readingProgress.$inferSelect

export async function findProgress(database: Queryable, userId: number, bookId: number): Promise<ProgressRow | null> {
  const [row] = await database
    .select()
    .from(readingProgress)
    .where(and(eq(readingProgress.userId, userId), eq(readingProgress.bookId, bookId)))
  return row ?? null
}

const recentBooksLimit = 24

/** Returns the books that the caller read last, newest first, with the number of the last page. */
export async function findRecentBooks(
  database: Queryable,
  caller: Caller,
): Promise<{ bookId: number; pageNumber: number | null; updatedAt: Date }[]> {
  return database
    .select({
      bookId: readingProgress.bookId,
      pageNumber: sql<number | null>`(select found.number::int from (
        select p.id as id, row_number() over (order by c.order_index, c.id, p.order_index, p.id) as number
        from pages p join chapters c on c.id = p.chapter_id
        where c.book_id = ${readingProgress.bookId}) as found where found.id = ${readingProgress.currentPageId})`,
      updatedAt: readingProgress.updatedAt,
    })
    .from(readingProgress)
    .innerJoin(books, eq(books.id, readingProgress.bookId))
    .where(and(eq(readingProgress.userId, caller.userId), maySee(caller)))
    .orderBy(desc(readingProgress.updatedAt))
    .limit(recentBooksLimit)
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
