import type { OrderingList } from '@lectern/contracts/main'
import type { z } from 'zod'
import { missing, requireAuthor } from '../books/book-rights'
import type { BookServices } from '../books/books.service'
import { ApiFailure } from '../http/api-failure'
import type { Caller } from '../http/caller'
import { changeChapters } from './change-chapters'
import * as repository from './chapters.repository'
import { placeInOrder } from './place-in-order'
import { readOrdering, refuseSharedPlaces } from './read-ordering'

/** Puts chapters in order; all of them are of one book. */
export async function putChaptersInOrder(
  { database }: BookServices,
  caller: Caller,
  list: z.output<typeof OrderingList>,
): Promise<z.input<typeof OrderingList>> {
  const wanted = readOrdering(list, 'Chapter')
  return database.transaction(async (transaction) => {
    let bookId = 0
    for (const [index, { id }] of list.entries()) {
      const own = await requireAuthor(transaction, caller, { kind: 'chapter', id })
      if (index > 0 && own !== bookId) {
        throw new ApiFailure('invalid-field', `Chapter ${id} belongs to another book.`, { field: `${index}.id` })
      }
      bookId = own
    }
    let order: number[] = []
    await changeChapters(transaction, caller, bookId, async (before) => {
      const ids = before.map((row) => row.id)
      refuseSharedPlaces(ids, wanted, 'Chapter')
      const gone = list.find(({ id }) => !ids.includes(id))
      if (gone) throw missing({ kind: 'chapter', id: gone.id })
      order = placeInOrder(ids, wanted)
      await repository.placeChapters(transaction, order)
    })
    return order.map((id, place) => ({ id, order_index: place }))
  })
}
