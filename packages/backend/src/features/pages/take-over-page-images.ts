import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { requireAuthor } from '../../entities/rights/book-rights'
import { findChapterVariation, touchBook } from '../../entities/books/books.repository'
import type { BookServices } from '../../entities/books/book-services'
import { ApiFailure } from '../../entities/failures/api-failure'
import type { Caller } from '../../entities/rights/caller'
import type { Queryable } from '../../entities/schema/database-handle'
import { pages, pageVariations } from '../../entities/schema'

export interface PageImageSource {
  readonly chapterId: number
  /** The language whose images are shown. */
  readonly from: string
  /** The language that gets them. */
  readonly variation: string
}

/**
 * Shows the page images of a language of a chapter in another of its languages, on the pages that have none there. Both
 * languages reference the same objects. Returns the number of those pages.
 */
export function takeOverPageImages(
  { database }: BookServices,
  caller: Caller,
  source: PageImageSource,
): Promise<number> {
  const { chapterId, from, variation } = source
  return database.transaction(async (transaction) => {
    const bookId = await requireAuthor(transaction, caller, { kind: 'chapter', id: chapterId })
    // The book before its pages, as every other write: two in another order would wait for each other.
    await touchBook(transaction, bookId)
    for (const [field, language] of Object.entries({ from, variation })) {
      if ((await findChapterVariation(transaction, chapterId, language)) === null) {
        throw new ApiFailure('not-found', `Chapter ${chapterId} has no ${language} variation.`, { field })
      }
    }
    const images = await readImages(transaction, chapterId, from)
    if (images.length === 0) return 0
    const taken = await transaction
      .insert(pageVariations)
      .values(images.map((image) => ({ ...image, variation })))
      .onConflictDoUpdate({
        target: [pageVariations.pageId, pageVariations.variation],
        set: {
          imageKey: sql`excluded.image_key`,
          thumbnailKey: sql`excluded.thumbnail_key`,
          imageWidth: sql`excluded.image_width`,
          imageHeight: sql`excluded.image_height`,
        },
        setWhere: isNull(pageVariations.imageKey),
      })
      .returning({ id: pageVariations.id })
    return taken.length
  })
}

/** Reads the images of a language, and keeps their rows until the transaction ends: a deletion would delete the objects. */
function readImages(transaction: Queryable, chapterId: number, variation: string) {
  const { pageId, imageKey, thumbnailKey, imageWidth, imageHeight } = pageVariations
  return transaction
    .select({ pageId, imageKey, thumbnailKey, imageWidth, imageHeight })
    .from(pageVariations)
    .innerJoin(pages, eq(pages.id, pageId))
    .where(and(eq(pages.chapterId, chapterId), eq(pageVariations.variation, variation), isNotNull(imageKey)))
    .for('share', { of: pageVariations })
}
