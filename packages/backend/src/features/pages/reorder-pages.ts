import type { OrderingList } from '@lectern/contracts/main'
import type { z } from 'zod'
import { notFound, requireAuthor } from '../../entities/rights/book-rights'
import { touchBook } from '../../entities/books/books.repository'
import type { BookServices } from '../../entities/books/book-services'
import { placeInOrder } from '../../entities/ordering/place-in-order'
import { readOrdering, refuseSharedPlaces } from '../../entities/ordering/read-ordering'
import { ApiFailure } from '../../entities/failures/api-failure'
import type { Caller } from '../../entities/rights/caller'
import * as repository from '../../entities/pages/page-writes.repository'

/** Reorders pages of one book within their chapters. */
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
    if (gone !== undefined) throw notFound({ kind: 'page', id: gone })
    return placed
  })
}
