import { asc, eq, sql } from 'drizzle-orm'
import type { ChapterRow, ChapterVariationRow } from '../books/books.repository'
import type { Queryable } from '../schema/database-handle'
import { chapters, chapterVariations, pages, pageVariations } from '../schema'
import { chapterAudioKey } from '../objects/object-keys'
import { readOriginalKeys } from '../pages/page-photographs.repository'
import { markForDeletion } from '../objects/pending-deletions.repository'

export type ChapterWithVariations = ChapterRow & { variations: ChapterVariationRow[] }

/** Returns a book's chapters in order, without their pages. */
export function readOwnChapters(database: Queryable, bookId: number): Promise<ChapterWithVariations[]> {
  return database.query.chapters.findMany({
    where: eq(chapters.bookId, bookId),
    orderBy: [asc(chapters.orderIndex), asc(chapters.id)],
    with: { variations: { orderBy: asc(chapterVariations.id) } },
  })
}

export async function changeChapter(
  database: Queryable,
  id: number,
  change: Partial<Pick<ChapterRow, 'name' | 'type' | 'otherFields' | 'revision'>>,
): Promise<void> {
  if (Object.keys(change).length > 0) await database.update(chapters).set(change).where(eq(chapters.id, id))
}

export async function changeVariation(
  database: Queryable,
  id: number,
  change: Partial<Omit<ChapterVariationRow, 'id' | 'chapterId' | 'variation'>>,
): Promise<void> {
  if (Object.keys(change).length === 0) return
  await database.update(chapterVariations).set(change).where(eq(chapterVariations.id, id))
}

/** Sets the order of the chapters to that of the list, from 0. */
export async function setChapterOrder(database: Queryable, ids: readonly number[]): Promise<void> {
  const rows = JSON.stringify(ids.map((id, place) => ({ id, place })))
  await database.execute(sql`update ${chapters} set order_index = wanted.place
    from json_to_recordset(${rows}::json) as wanted(id bigint, place int)
    where ${chapters.id} = wanted.id and ${chapters.orderIndex} <> wanted.place`)
}

/** Deletes the chapter with its pages, restorable ones too, and queues its media for deletion. */
export async function deleteChapter(database: Queryable, bookId: number, id: number): Promise<void> {
  const ofChapter = sql`(${pages.chapterId} = ${id} or ${pages.deletedFromId} = ${id})`
  const images = await database
    .select({ imageKey: pageVariations.imageKey, thumbnailKey: pageVariations.thumbnailKey })
    .from(pageVariations)
    .innerJoin(pages, eq(pages.id, pageVariations.pageId))
    .where(ofChapter)
  const originals = await readOriginalKeys(database, ofChapter)
  const variations = await database.select().from(chapterVariations).where(eq(chapterVariations.chapterId, id))
  await database.delete(chapters).where(eq(chapters.id, id))
  await markForDeletion(database, [
    ...images.flatMap(({ imageKey, thumbnailKey }) => [imageKey, thumbnailKey]),
    ...originals,
    ...variations.flatMap((row) => mediaOf(bookId, row)),
  ])
}

/** Deletes one language of the chapter and queues its media for deletion. */
export async function deleteVariation(database: Queryable, bookId: number, row: ChapterVariationRow): Promise<void> {
  await database.delete(chapterVariations).where(eq(chapterVariations.id, row.id))
  await markForDeletion(database, mediaOf(bookId, row))
}

function mediaOf(bookId: number, { audioFileName, thumbnailKey }: ChapterVariationRow): (string | null)[] {
  return [audioFileName === null ? null : chapterAudioKey(bookId, audioFileName), thumbnailKey]
}
