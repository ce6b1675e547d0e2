import type { OrderingList } from '@lectern/contracts/main'
import type { z } from 'zod'
import { missing, requireAuthor } from '../books/book-rights'
import { touchBook } from '../books/books.repository'
import type { BookServices } from '../books/books.service'
import { placeInOrder } from '../chapters/place-in-order'
import { readOrdering, refuseSharedPlaces } from '../chapters/read-ordering'
import { ApiFailure } from '../http/api-failure'
import type { Caller } from '../http/caller'
import * as repository from './page-writes.repository'

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
