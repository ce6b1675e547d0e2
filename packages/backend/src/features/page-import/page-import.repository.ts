import { imageDigest } from '../../entities/objects/image-digest'
import { onlyRow } from '../../entities/failures/only-row'
import { and, eq, like, sql } from 'drizzle-orm'
import { touchBook } from '../../entities/books/books.repository'
import type { Queryable } from '../../entities/schema/database-handle'
import { pages, pageVariations } from '../../entities/schema'
import type { StoredRectData } from '../../entities/schema/stored-shapes'
import { markForDeletion } from '../../entities/objects/pending-deletions.repository'
import { stateOf } from '../../entities/pages/change-pages'
import { readOwnPages } from '../../entities/pages/page-writes.repository'
import { deletePhotograph } from '../../entities/pages/page-photographs.repository'
import { writeRectData } from '../../entities/rects/rects.repository'
import { recordRevision } from '../../entities/revisions/revisions.repository'

export interface ImportedPage {
  bookId: number
  chapterId: number
  variation: string
  /** The page that gets another language; null appends a page to the chapter. */
  targetPageId: number | null
  /** Identical for the same page of the same job in every attempt. */
  importKey: string
  imageKey: string
  thumbnailKey: string | null
  imageWidth: number
  imageHeight: number
  /** Words of a text layer; null if the image is to be recognised. */
  words: StoredRectData['rectsByWords'] | null
  authorId: number | null
}

/** Returns the page with this import key if an earlier attempt created it. */
export async function findImportedPage(database: Queryable, importKey: string): Promise<number | null> {
  const [row] = await database
    .select({ pageId: pageVariations.pageId })
    .from(pageVariations)
    .where(eq(pageVariations.importKey, importKey))
  return row?.pageId ?? null
}

/** Returns the number of pages that this job has created. */
export async function countImportedPages(database: Queryable, jobId: string): Promise<number> {
  const rows = await database
    .select({ count: sql<number>`count(distinct ${pageVariations.pageId})::int` })
    .from(pageVariations)
    .where(like(pageVariations.importKey, `${jobId}:%`))
  return onlyRow(rows).count
}

/** Inserts the page, its variation and its words within the transaction and touches the book. Returns the page's id. */
export async function insertImportedPage(database: Queryable, arrived: ImportedPage): Promise<number> {
  // First, because a deletion locks from the book down; another order may deadlock.
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
  // A replaced image is not a correction of the photograph before it.
  const originals = await deletePhotograph(database, row.id)
  await markForDeletion(database, [before?.imageKey, before?.thumbnailKey, ...originals])
  const isEmpty = row.rectData.rects.length === 0 && row.rectData.rectsByWords.length === 0
  if (words && isEmpty) {
    await writeRectData(database, [
      {
        variationId: row.id,
        revision: row.revision + 1,
        rectData: { rects: [], rectsByWords: words },
        textSource: 'text-layer',
        madeOn: { kind: 'known', rectImage: imageDigest(imageKey) },
        authorId,
      },
    ])
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
