import type { OrderingList } from '@lectern/contracts/main'
import type { z } from 'zod'
import { notFound, requireAuthor } from '../../entities/rights/book-rights'
import type { BookServices } from '../../entities/books/book-services'
import { ApiFailure } from '../../entities/failures/api-failure'
import type { Caller } from '../../entities/rights/caller'
import { changeChapters } from '../../entities/chapters/change-chapters'
import * as repository from '../../entities/chapters/chapters.repository'
import { placeInOrder } from '../../entities/ordering/place-in-order'
import { readOrdering, refuseSharedPositions } from '../../entities/ordering/read-ordering'

/** Reorders chapters of one book. */
export async function reorderChapters(
  { database }: BookServices,
  caller: Caller,
  list: z.output<typeof OrderingList>,
): Promise<z.input<typeof OrderingList>> {
  const positions = readOrdering(list, 'Chapter')
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
      refuseSharedPositions(ids, positions, 'Chapter')
      const deleted = list.find(({ id }) => !ids.includes(id))
      if (deleted) throw notFound({ kind: 'chapter', id: deleted.id })
      order = placeInOrder(ids, positions)
      await repository.setChapterOrder(transaction, order)
    })
    return order.map((id, position) => ({ id, order_index: position }))
  })
}
