import { and, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../../entities/schema/database-handle'
import { chapters, pages, pageVariations } from '../../entities/schema'

/** Returns those page variations that belong to the book. */
export async function findVariationsOfBook(
  database: Queryable,
  bookId: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const rows = await database
    .select({ id: pageVariations.id })
    .from(pageVariations)
    .innerJoin(pages, eq(pages.id, pageVariations.pageId))
    .innerJoin(chapters, eq(chapters.id, pages.chapterId))
    .where(and(eq(chapters.bookId, bookId), inArray(pageVariations.id, [...ids])))
  return new Set(rows.map(({ id }) => id))
}
