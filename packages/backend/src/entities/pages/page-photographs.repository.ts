import { eq, type SQL } from 'drizzle-orm'
import type { Queryable } from '../schema/database-handle'
import { pagePhotographs, pages, pageVariations } from '../schema'

export type PagePhotographRow = typeof pagePhotographs.$inferSelect

/** Returns the original of a corrected page image; null if the page shows its original. */
export async function findPhotograph(database: Queryable, variationId: number): Promise<PagePhotographRow | null> {
  const [row] = await database.select().from(pagePhotographs).where(eq(pagePhotographs.pageVariationId, variationId))
  return row ?? null
}

export async function writePhotograph(database: Queryable, row: Omit<PagePhotographRow, 'createdAt'>): Promise<void> {
  const { plan, words } = row
  await database
    .insert(pagePhotographs)
    .values(row)
    .onConflictDoUpdate({ target: pagePhotographs.pageVariationId, set: { plan, words } })
}

/** Forgets the original of a page and returns its keys. */
export async function deletePhotograph(database: Queryable, variationId: number): Promise<(string | null)[]> {
  const rows = await database
    .delete(pagePhotographs)
    .where(eq(pagePhotographs.pageVariationId, variationId))
    .returning({ key: pagePhotographs.originalKey, thumbnail: pagePhotographs.originalThumbnailKey })
  return rows.flatMap(({ key, thumbnail }) => [key, thumbnail])
}

/** Returns the keys of the originals of the page variations for which a condition on pages and variations is true. */
export async function readOriginalKeys(database: Queryable, condition: SQL): Promise<(string | null)[]> {
  const rows = await database
    .select({ key: pagePhotographs.originalKey, thumbnail: pagePhotographs.originalThumbnailKey })
    .from(pagePhotographs)
    .innerJoin(pageVariations, eq(pageVariations.id, pagePhotographs.pageVariationId))
    .innerJoin(pages, eq(pages.id, pageVariations.pageId))
    .where(condition)
  return rows.flatMap(({ key, thumbnail }) => [key, thumbnail])
}

/** Shows another image on a page. */
export async function changeImage(
  database: Queryable,
  variationId: number,
  image: { imageKey: string; thumbnailKey: string | null; imageWidth: number; imageHeight: number },
): Promise<void> {
  await database.update(pageVariations).set(image).where(eq(pageVariations.id, variationId))
}
