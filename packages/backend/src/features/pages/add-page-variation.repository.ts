import { eq } from 'drizzle-orm'
import type { Queryable } from '../../entities/schema/database-handle'
import { pages, pageVariations } from '../../entities/schema'

export async function findChapterOfPage(database: Queryable, pageId: number): Promise<number | null> {
  const [row] = await database.select({ id: pages.chapterId }).from(pages).where(eq(pages.id, pageId))
  return row?.id ?? null
}

/** Inserts the variation and returns its id; null if the page has a variation of that language. */
export async function insertPageVariation(
  database: Queryable,
  variation: typeof pageVariations.$inferInsert,
): Promise<number | null> {
  const [row] = await database
    .insert(pageVariations)
    .values(variation)
    .onConflictDoNothing()
    .returning({ id: pageVariations.id })
  return row?.id ?? null
}
