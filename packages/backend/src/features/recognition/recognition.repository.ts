import { eq, inArray, sql } from 'drizzle-orm'
import { mayAuthor } from '../../entities/rights/book-rights'
import type { Queryable } from '../../entities/schema/database-handle'
import { books, chapters, pages, pageVariations } from '../../entities/schema'
import type { Caller } from '../../entities/rights/caller'

export interface RecognisableVariation {
  id: number
  pageId: number
  bookId: number
  variation: string
  imageKey: string | null
  /** 1-based number in the chapter. */
  pageNumber: number
}

/** Returns the page variations among `ids` whose books the caller may change. */
export async function findAuthoredVariations(
  database: Queryable,
  caller: Caller,
  ids: readonly number[],
): Promise<Map<number, RecognisableVariation>> {
  const rows = await database
    .select({
      id: pageVariations.id,
      pageId: pageVariations.pageId,
      bookId: chapters.bookId,
      variation: pageVariations.variation,
      imageKey: pageVariations.imageKey,
      pageNumber: sql<number>`(select count(*)::int from pages before
        where before.chapter_id = ${pages.chapterId} and (before.order_index, before.id) <= (${pages.orderIndex}, ${pages.id}))`,
    })
    .from(pageVariations)
    .innerJoin(pages, eq(pages.id, pageVariations.pageId))
    .innerJoin(chapters, eq(chapters.id, pages.chapterId))
    .innerJoin(books, eq(books.id, chapters.bookId))
    .where(sql`${inArray(pageVariations.id, [...ids])} and ${mayAuthor(caller)}`)
  return new Map(rows.map((row) => [row.id, row]))
}
