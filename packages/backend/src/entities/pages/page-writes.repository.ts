import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { PageRow, PageVariationRow, PageWithVariations } from '../books/books.repository'
import { mayAuthor } from '../rights/book-rights'
import type { Queryable } from '../schema/database-handle'
import { books, chapters, chapterVariations, pages, pageVariations } from '../schema'
import type { Caller } from '../rights/caller'
import { readOriginalKeys } from './page-photographs.repository'
import { markForDeletion } from '../objects/pending-deletions.repository'

/** Returns the book of each page that the caller may change, by page id. */
export async function findAuthoredPages(
  database: Queryable,
  caller: Caller,
  ids: readonly number[],
): Promise<Map<number, { bookId: number; chapterId: number }>> {
  const rows = await database
    .select({ id: pages.id, bookId: books.id, chapterId: chapters.id })
    .from(pages)
    .innerJoin(chapters, eq(chapters.id, pages.chapterId))
    .innerJoin(books, eq(books.id, chapters.bookId))
    .where(and(inArray(pages.id, [...ids]), mayAuthor(caller)))
  return new Map(rows.map(({ id, bookId, chapterId }) => [id, { bookId, chapterId }]))
}

/** Returns the pages with their variations, without rects. */
export function readOwnPages(database: Queryable, ids: readonly number[]): Promise<PageWithVariations[]> {
  return database.query.pages.findMany({
    where: inArray(pages.id, [...ids]),
    with: { variations: { orderBy: asc(pageVariations.id), columns: { rectData: false } } },
  })
}

export async function changePage(
  database: Queryable,
  id: number,
  change: Partial<Pick<PageRow, 'name' | 'popupTriggers' | 'coachingPoints' | 'otherFields' | 'revision'>>,
): Promise<void> {
  if (Object.keys(change).length > 0) await database.update(pages).set(change).where(eq(pages.id, id))
}

export async function changeVariation(
  database: Queryable,
  id: number,
  change: Partial<Pick<PageVariationRow, 'name' | 'altText' | 'otherFields' | 'thumbnailKey'>>,
): Promise<void> {
  if (Object.keys(change).length === 0) return
  await database.update(pageVariations).set(change).where(eq(pageVariations.id, id))
}

export async function insertPage(
  database: Queryable,
  page: Pick<PageRow, 'chapterId' | 'name' | 'popupTriggers' | 'coachingPoints' | 'otherFields'>,
  variations: readonly Pick<PageVariationRow, 'variation' | 'name' | 'altText' | 'otherFields'>[],
): Promise<number> {
  const [row] = await database
    .insert(pages)
    .values({
      ...page,
      orderIndex: sql`(select coalesce(max(${pages.orderIndex}) + 1, 0) from ${pages} where ${pages.chapterId} = ${page.chapterId})`,
    })
    .returning({ id: pages.id })
  if (!row) throw new Error('the page was not written')
  const { id: pageId } = row
  if (variations.length > 0) {
    await database.insert(pageVariations).values(variations.map((own) => ({ ...own, pageId })))
  }
  return pageId
}

/** Returns the ids of a chapter's pages in order. */
export async function readPageOrder(database: Queryable, chapterId: number): Promise<number[]> {
  const rows = await database
    .select({ id: pages.id })
    .from(pages)
    .where(eq(pages.chapterId, chapterId))
    .orderBy(asc(pages.orderIndex), asc(pages.id))
  return rows.map(({ id }) => id)
}

/** Sets the order of a chapter's pages to that of the list, from 0. */
export async function setPageOrder(database: Queryable, ids: readonly number[]): Promise<void> {
  const rows = JSON.stringify(ids.map((id, place) => ({ id, place })))
  await database.execute(sql`update ${pages} set order_index = wanted.place
    from json_to_recordset(${rows}::json) as wanted(id bigint, place int)
    where ${pages.id} = wanted.id and ${pages.orderIndex} <> wanted.place`)
}

/** Returns the languages of a chapter, oldest first. */
export async function readLanguages(database: Queryable, chapterId: number): Promise<string[]> {
  const rows = await database
    .select({ variation: chapterVariations.variation })
    .from(chapterVariations)
    .where(eq(chapterVariations.chapterId, chapterId))
    .orderBy(asc(chapterVariations.id))
  return rows.map(({ variation }) => variation)
}

/** Deletes one language of a page and queues its images for deletion. */
export async function deleteVariation(
  database: Queryable,
  { id, imageKey, thumbnailKey }: Pick<PageVariationRow, 'id' | 'imageKey' | 'thumbnailKey'>,
): Promise<void> {
  const originals = await readOriginalKeys(database, eq(pageVariations.id, id))
  await database.delete(pageVariations).where(eq(pageVariations.id, id))
  await markForDeletion(database, [imageKey, thumbnailKey, ...originals])
}
