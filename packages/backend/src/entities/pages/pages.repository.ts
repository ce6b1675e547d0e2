import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { PageWithVariations } from '../books/books.repository'
import type { Queryable } from '../schema/database-handle'
import { chapters, pages, pageVariations } from '../schema'
import { readOriginalKeys } from './page-photographs.repository'
import { markForDeletion } from '../objects/pending-deletions.repository'

/** Returns the page with all its variations and its 1-based number in the chapter; null if it is deleted. */
export async function readPage(
  database: Queryable,
  id: number,
): Promise<{ page: PageWithVariations; number: number } | null> {
  const page = await database.query.pages.findFirst({
    where: eq(pages.id, id),
    with: { variations: { orderBy: asc(pageVariations.id) } },
  })
  if (!page || page.chapterId === null) return null
  const [place] = await database
    .select({ number: sql<number>`count(*)::int` })
    .from(pages)
    .where(
      and(
        eq(pages.chapterId, page.chapterId),
        sql`(${pages.orderIndex}, ${pages.id}) <= (${page.orderIndex}, ${page.id})`,
      ),
    )
  return { page, number: place?.number ?? 1 }
}

/** Returns the pages with these ids and their variations, ordered by chapter id and then by their order in the chapter. */
export async function readPages(database: Queryable, ids: readonly number[]): Promise<PageWithVariations[]> {
  if (ids.length === 0) return []
  return database.query.pages.findMany({
    where: inArray(pages.id, [...ids]),
    orderBy: [asc(pages.chapterId), asc(pages.orderIndex), asc(pages.id)],
    with: { variations: { orderBy: asc(pageVariations.id) } },
  })
}

/** Returns the id of the chapter's book; null if the chapter was deleted. */
export async function findBookOfChapter(database: Queryable, chapterId: number): Promise<number | null> {
  const [row] = await database.select({ bookId: chapters.bookId }).from(chapters).where(eq(chapters.id, chapterId))
  return row?.bookId ?? null
}

/** Returns the 1-based numbers of a chapter's pages by page id. */
export async function readPageNumbers(database: Queryable, chapterId: number): Promise<Map<number, number>> {
  const rows = await database
    .select({ id: pages.id })
    .from(pages)
    .where(eq(pages.chapterId, chapterId))
    .orderBy(asc(pages.orderIndex), asc(pages.id))
  return new Map(rows.map(({ id }, index) => [id, index + 1]))
}

/** Returns the key of the image of a page variation of the book; null if the book has no such image. */
export async function findPageImage(database: Queryable, bookId: number, variationId: number): Promise<string | null> {
  const [row] = await database
    .select({ imageKey: pageVariations.imageKey })
    .from(pageVariations)
    .innerJoin(pages, eq(pages.id, pageVariations.pageId))
    .innerJoin(chapters, eq(chapters.id, pages.chapterId))
    .where(and(eq(pageVariations.id, variationId), eq(chapters.bookId, bookId)))
  return row?.imageKey ?? null
}

/** Deletes the page and queues its images for deletion. */
export async function deletePage(database: Queryable, id: number): Promise<void> {
  const keys = await database
    .select({ imageKey: pageVariations.imageKey, thumbnailKey: pageVariations.thumbnailKey })
    .from(pageVariations)
    .where(eq(pageVariations.pageId, id))
  const originals = await readOriginalKeys(database, eq(pageVariations.pageId, id))
  await database.delete(pages).where(eq(pages.id, id))
  const shown = keys.flatMap(({ imageKey, thumbnailKey }) => [imageKey, thumbnailKey])
  await markForDeletion(database, [...shown, ...originals])
}
