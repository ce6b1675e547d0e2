import { eq } from 'drizzle-orm'
import type { Queryable } from '../database/open-database'
import { pages, pageVariations } from '../database/schema'

export async function findChapterOfPage(database: Queryable, pageId: number): Promise<number | null> {
  const [row] = await database.select({ id: pages.chapterId }).from(pages).where(eq(pages.id, pageId))
  return row?.id ?? null
}

/** Null when the page has a variation of that language already. */
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
