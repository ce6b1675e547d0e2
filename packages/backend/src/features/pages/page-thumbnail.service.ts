import { notFound, requireAuthor } from '../../entities/rights/book-rights'
import { touchBook } from '../../entities/books/books.repository'
import type { BookMediaServices } from '../../entities/books/book-services'
import { thumbnailKeyOf, toThumbnailObjects } from '../../platform/media/read-thumbnail'
import { ApiFailure } from '../../entities/failures/api-failure'
import type { Caller } from '../../entities/rights/caller'
import type { ReencodedImage } from '../../platform/media/reencode-image'
import { storeWithRows } from '../../platform/object-deletion/store-with-rows'
import { markForDeletion } from '../../entities/objects/pending-deletions.repository'
import * as repository from '../../entities/pages/page-writes.repository'
import { readPage } from './pages.service'

/**
 * @param variation all languages of the page if undefined
 */
export async function setPageThumbnail(
  services: BookMediaServices,
  caller: Caller,
  { chapterId, pageId, variation, image }: PageThumbnail,
) {
  const { database, objects, sweepObjects } = services
  const bookId = await requireAuthor(database, caller, { kind: 'page', id: pageId })
  await storeWithRows(services, toThumbnailObjects(objects, bookId, image), async (transaction) => {
    await requireAuthor(transaction, caller, { kind: 'page', id: pageId, bookId })
    await touchBook(transaction, bookId)
    const [page] = await repository.readOwnPages(transaction, [pageId])
    if (page?.chapterId !== chapterId) throw notFound({ kind: 'page', id: pageId })
    const matching = page.variations.filter((row) => variation === undefined || row.variation === variation)
    if (matching.length === 0) {
      throw new ApiFailure('invalid-field', `Page ${pageId} has no such language.`, { field: 'variation' })
    }
    const thumbnailKey = thumbnailKeyOf(bookId, image)
    for (const row of matching) await repository.changeVariation(transaction, row.id, { thumbnailKey })
    await markForDeletion(
      transaction,
      matching.map((row) => row.thumbnailKey),
    )
  })
  await sweepObjects(bookId)
  return readPage(services, caller, pageId)
}

export interface PageThumbnail {
  chapterId: number
  pageId: number
  variation: string | undefined
  image: ReencodedImage
}
