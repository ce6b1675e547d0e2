import type { OrderingList, RectDataByVariation } from '@lectern/contracts/main'
import type { z } from 'zod'
import { missing, requireAuthor } from '../books/book-rights'
import { touchBook } from '../books/books.repository'
import type { BookServices } from '../books/books.service'
import { readOrdering, refuseSharedPlaces } from '../chapters/read-ordering'
import { placeInOrder } from '../chapters/place-in-order'
import type { ChapterServices } from '../chapters/chapters.service'
import { putThumbnail, type ReceivedImage } from '../chapters/received-image'
import { ApiFailure } from '../http/api-failure'
import type { Caller } from '../http/caller'
import { lockObjects } from '../objects/lock-objects'
import { leaveWordOfObjects } from '../objects/removals.repository'
import { findPageVariation } from '../rects/rects.repository'
import { readPageVariation, updateRectData } from '../rects/rects.service'
import { changePages } from './change-pages'
import * as repository from './page-writes.repository'
import { readPage } from './pages.service'

/** Puts pages in order within their chapters; all of them are of one book. */
export async function reorderPages(
  { database }: BookServices,
  caller: Caller,
  list: z.output<typeof OrderingList>,
): Promise<z.input<typeof OrderingList>> {
  const wanted = readOrdering(list, 'Page')
  return database.transaction(async (transaction) => {
    const ids = [...wanted.keys()]
    const places = await repository.findAuthoredPages(transaction, caller, ids)
    for (const id of ids) if (!places.has(id)) await requireAuthor(transaction, caller, { kind: 'page', id })
    const bookIds = [...new Set([...places.values()].map(({ bookId }) => bookId))]
    const [bookId] = bookIds
    if (bookId === undefined || bookIds.length > 1) {
      const index = list.findIndex(({ id }) => places.get(id)?.bookId !== bookId)
      throw new ApiFailure('invalid-field', 'The list names pages of more than one book. Order one book at a time.', {
        field: `${index}.id`,
      })
    }
    await touchBook(transaction, bookId)
    const placed: { id: number; order_index: number }[] = []
    for (const chapterId of new Set([...places.values()].map((place) => place.chapterId))) {
      const order = await repository.readPageOrder(transaction, chapterId)
      refuseSharedPlaces(order, wanted, 'Page')
      const next = placeInOrder(order, wanted)
      await repository.placePages(transaction, next)
      placed.push(...next.map((id, place) => ({ id, order_index: place })))
    }
    const stayed = new Set(placed.map(({ id }) => id))
    const gone = ids.find((id) => !stayed.has(id))
    if (gone !== undefined) throw missing({ kind: 'page', id: gone })
    return placed
  })
}

export async function renameVariation(services: BookServices, caller: Caller, id: number, name: string | null) {
  await services.database.transaction(async (transaction) => {
    await requireAuthor(transaction, caller, { kind: 'page variation', id })
    const row = await findPageVariation(transaction, id)
    if (!row) throw missing({ kind: 'page variation', id })
    await changePages(transaction, caller, [row.pageId], () => repository.changeVariation(transaction, id, { name }))
  })
  return readPageVariation(services, caller, id)
}

/** @param variation all languages of the page when undefined */
export async function setPageThumbnail(
  services: ChapterServices,
  caller: Caller,
  { chapterId, pageId, variation, image }: PageThumbnail,
) {
  const { database, objects, sweepObjects } = services
  await database.transaction(async (transaction) => {
    const bookId = await requireAuthor(transaction, caller, { kind: 'page', id: pageId })
    await lockObjects(transaction, bookId)
    await touchBook(transaction, bookId)
    const [page] = await repository.readOwnPages(transaction, [pageId])
    if (page?.chapterId !== chapterId) throw missing({ kind: 'page', id: pageId })
    const shown = page.variations.filter((own) => variation === undefined || own.variation === variation)
    if (shown.length === 0) {
      throw new ApiFailure('invalid-field', `Page ${pageId} has no such language.`, { field: 'variation' })
    }
    const thumbnailKey = await putThumbnail(objects, bookId, image)
    for (const own of shown) await repository.changeVariation(transaction, own.id, { thumbnailKey })
    await leaveWordOfObjects(
      transaction,
      shown.map((own) => own.thumbnailKey),
    )
  })
  await sweepObjects()
  return readPage(services, caller, pageId)
}

export interface PageThumbnail {
  chapterId: number
  pageId: number
  variation: string | undefined
  image: ReceivedImage
}

/** Saves rects that name their page and language instead of the variation's id. */
export async function updateRectsByVariation(
  services: BookServices,
  caller: Caller,
  writes: readonly z.output<typeof RectDataByVariation>[],
) {
  const ids = [...new Set(writes.map(({ pageId }) => pageId))]
  const places = await repository.findAuthoredPages(services.database, caller, ids)
  for (const id of ids) if (!places.has(id)) await requireAuthor(services.database, caller, { kind: 'page', id })
  const pages = new Map((await repository.readOwnPages(services.database, ids)).map((page) => [page.id, page]))
  const found = writes.flatMap(({ pageId, variations }, index) =>
    variations.map((write) => {
      const own = pages.get(pageId)?.variations.find((row) => row.variation === write.variation)
      if (!own) {
        throw new ApiFailure('invalid-field', `Page ${pageId} has no ${write.variation} variation.`, {
          field: `${index}.variations`,
        })
      }
      return { pageId, variationId: own.id, ...write }
    }),
  )
  return updateRectData(services, caller, found)
}

/** Deletes a page in one language; the page keeps at least one. */
export async function deletePageVariation({ database, sweepObjects }: BookServices, caller: Caller, id: number) {
  await database.transaction(async (transaction) => {
    await requireAuthor(transaction, caller, { kind: 'page variation', id })
    const row = await findPageVariation(transaction, id)
    if (!row) throw missing({ kind: 'page variation', id })
    await changePages(transaction, caller, [row.pageId], async ({ variations }) => {
      const own = variations.find((candidate) => candidate.id === id)
      if (!own) throw missing({ kind: 'page variation', id })
      if (variations.length === 1) {
        throw new ApiFailure('conflict', 'This is the only language of the page. Delete the page instead.')
      }
      await repository.deleteVariation(transaction, own)
    })
  })
  await sweepObjects()
}
