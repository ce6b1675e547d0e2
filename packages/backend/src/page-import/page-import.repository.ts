import { and, eq, like, sql } from 'drizzle-orm'
import { touchBook } from '../books/books.repository'
import type { Queryable } from '../database/open-database'
import { pages, pageVariations } from '../database/schema'
import type { StoredRectData } from '../database/stored-shapes'
import { leaveWordOfObjects } from '../objects/removals.repository'
import { stateOf } from '../pages/change-pages'
import { readOwnPages } from '../pages/page-writes.repository'
import { writeRectData } from '../rects/rects.repository'
import { recordRevision } from '../revisions/revisions.repository'

export interface ArrivedPage {
  bookId: number
  chapterId: number
  variation: string
  /** The page that gets another language; null makes a page at the chapter's end. */
  targetPageId: number | null
  /** The same for the same page of the same job, however often it is tried. */
  importKey: string
  imageKey: string
  thumbnailKey: string | null
  imageWidth: number
  imageHeight: number
  /** Words of a text layer; null when the image is to be recognised. */
  words: StoredRectData['rectsByWords'] | null
  authorId: number | null
}

/** The page that this import key made already, when the job was tried before. */
export async function findImportedPage(database: Queryable, importKey: string): Promise<number | null> {
  const [row] = await database
    .select({ pageId: pageVariations.pageId })
    .from(pageVariations)
    .where(eq(pageVariations.importKey, importKey))
  return row?.pageId ?? null
}

/** How many pages this job has brought in. */
export async function countImportedPages(database: Queryable, jobId: string): Promise<number> {
  const [row] = await database
    .select({ count: sql<number>`count(distinct ${pageVariations.pageId})::int` })
    .from(pageVariations)
    .where(like(pageVariations.importKey, `${jobId}:%`))
  return row?.count ?? 0
}

/**
 * Writes the page, its variation and its words in the transaction it is given, and says that the book has changed.
 * Answers the page's id.
 */
export async function insertArrivedPage(database: Queryable, arrived: ArrivedPage): Promise<number> {
  // First, as a deletion of the book takes its rows: from the book down, so that neither waits for the other.
  await touchBook(database, arrived.bookId)
  const pageId = arrived.targetPageId ?? (await insertPageAtEnd(database, arrived.chapterId))
  const { variation, importKey, imageKey, thumbnailKey, imageWidth, imageHeight, words, authorId } = arrived
  const [before] = await database
    .select({ imageKey: pageVariations.imageKey, thumbnailKey: pageVariations.thumbnailKey })
    .from(pageVariations)
    .where(and(eq(pageVariations.pageId, pageId), eq(pageVariations.variation, variation)))
  const image = { importKey, imageKey, thumbnailKey, imageWidth, imageHeight }
  const [row] = await database
    .insert(pageVariations)
    .values({ pageId, variation, ...image })
    .onConflictDoUpdate({ target: [pageVariations.pageId, pageVariations.variation], set: image })
    .returning({ id: pageVariations.id, revision: pageVariations.revision, rectData: pageVariations.rectData })
  if (!row) throw new Error(`the ${variation} variation of page ${pageId} was not written`)
  await leaveWordOfObjects(database, [before?.imageKey, before?.thumbnailKey])
  const isEmpty = row.rectData.rects.length === 0 && row.rectData.rectsByWords.length === 0
  if (words && isEmpty) {
    await writeRectData(database, {
      variationId: row.id,
      revision: row.revision + 1,
      rectData: { rects: [], rectsByWords: words },
      textSource: 'text-layer',
      authorId,
    })
  }
  if (arrived.targetPageId === null) {
    const [page] = await readOwnPages(database, [pageId])
    if (!page) throw new Error(`page ${pageId} disappeared while it was made`)
    const { bookId } = arrived
    const { revision } = page
    await recordRevision(database, {
      entity: 'page',
      entityId: pageId,
      bookId,
      revision,
      state: stateOf(page),
      authorId,
    })
  }
  return pageId
}

async function insertPageAtEnd(database: Queryable, chapterId: number): Promise<number> {
  const [row] = await database
    .insert(pages)
    .values({
      chapterId,
      orderIndex: sql`(select coalesce(max(${pages.orderIndex}) + 1, 0) from ${pages} where ${pages.chapterId} = ${chapterId})`,
    })
    .returning({ id: pages.id })
  if (!row) throw new Error(`no page was added to chapter ${chapterId}`)
  return row.id
}
