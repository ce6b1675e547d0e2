import { missing, requireAuthor } from '../books/book-rights'
import { touchBook } from '../books/books.repository'
import type { ChapterServices } from '../chapters/chapters.service'
import { thumbnailKeyOf, thumbnailToPut } from '../chapters/received-image'
import { ApiFailure } from '../http/api-failure'
import type { Caller } from '../http/caller'
import type { RemadeImage } from '../images/remake-image'
import { putForRows } from '../objects/put-for-rows'
import { leaveWordOfObjects } from '../objects/removals.repository'
import * as repository from './page-writes.repository'
import { readPage } from './pages.service'

/** @param variation all languages of the page when undefined */
export async function setPageThumbnail(
  services: ChapterServices,
  caller: Caller,
  { chapterId, pageId, variation, image }: PageThumbnail,
) {
  const { database, objects, sweepObjects } = services
  const bookId = await requireAuthor(database, caller, { kind: 'page', id: pageId })
  await putForRows(services, thumbnailToPut(objects, bookId, image), async (transaction) => {
    await requireAuthor(transaction, caller, { kind: 'page', id: pageId, bookId })
    await touchBook(transaction, bookId)
    const [page] = await repository.readOwnPages(transaction, [pageId])
    if (page?.chapterId !== chapterId) throw missing({ kind: 'page', id: pageId })
    const shown = page.variations.filter((own) => variation === undefined || own.variation === variation)
    if (shown.length === 0) {
      throw new ApiFailure('invalid-field', `Page ${pageId} has no such language.`, { field: 'variation' })
    }
    const thumbnailKey = thumbnailKeyOf(bookId, image)
    for (const own of shown) await repository.changeVariation(transaction, own.id, { thumbnailKey })
    await leaveWordOfObjects(
      transaction,
      shown.map((own) => own.thumbnailKey),
    )
  })
  await sweepObjects(bookId)
  return readPage(services, caller, pageId)
}

export interface PageThumbnail {
  chapterId: number
  pageId: number
  variation: string | undefined
  image: RemadeImage
}
