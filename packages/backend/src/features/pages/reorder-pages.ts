import type { OrderingList } from '@lectern/contracts/main'
import type { z } from 'zod'
import { notFound, requireAuthor } from '../../entities/rights/book-rights'
import { touchBook } from '../../entities/books/books.repository'
import type { BookServices } from '../../entities/books/book-services'
import { placeInOrder } from '../../entities/ordering/place-in-order'
import { readOrdering, refuseSharedPositions } from '../../entities/ordering/read-ordering'
import { ApiFailure } from '../../entities/failures/api-failure'
import type { Caller } from '../../entities/rights/caller'
import * as repository from '../../entities/pages/page-writes.repository'

/** Reorders pages of one book within their chapters. */
export async function reorderPages(
  { database }: BookServices,
  caller: Caller,
  list: z.output<typeof OrderingList>,
): Promise<z.input<typeof OrderingList>> {
  const positions = readOrdering(list, 'Page')
  return database.transaction(async (transaction) => {
    const ids = [...positions.keys()]
    const authoredPages = await repository.findAuthoredPages(transaction, caller, ids)
    for (const id of ids) if (!authoredPages.has(id)) await requireAuthor(transaction, caller, { kind: 'page', id })
    const bookIds = [...new Set([...authoredPages.values()].map(({ bookId }) => bookId))]
    const [bookId] = bookIds
    if (bookId === undefined || bookIds.length > 1) {
      const index = list.findIndex(({ id }) => authoredPages.get(id)?.bookId !== bookId)
      throw new ApiFailure('invalid-field', 'The list names pages of more than one book. Order one book at a time.', {
        field: `${index}.id`,
      })
    }
    await touchBook(transaction, bookId)
    const placed: { id: number; order_index: number }[] = []
    for (const chapterId of new Set([...authoredPages.values()].map((page) => page.chapterId))) {
      const order = await repository.readPageOrder(transaction, chapterId)
      refuseSharedPositions(order, positions, 'Page')
      const next = placeInOrder(order, positions)
      await repository.setPageOrder(transaction, next)
      placed.push(...next.map((id, position) => ({ id, order_index: position })))
    }
    const stayed = new Set(placed.map(({ id }) => id))
    const missingId = ids.find((id) => !stayed.has(id))
    if (missingId !== undefined) throw notFound({ kind: 'page', id: missingId })
    return placed
  })
}
