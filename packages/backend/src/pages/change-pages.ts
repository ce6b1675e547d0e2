import { missing, requireAuthor } from '../books/book-rights'
import { touchBook, type ReadPage } from '../books/books.repository'
import type { Queryable } from '../database/open-database'
import type { Caller } from '../http/caller'
import { recordWrite } from '../revisions/revisions.repository'
import * as repository from './page-writes.repository'

/** A page that is about to be changed. */
export interface OwnPage extends ReadPage {
  bookId: number
}

/** What a write of a page's own fields changes. */
export function stateOf(page: ReadPage): Record<string, unknown> {
  const { name, popupTriggers, coachingPoints, otherFields } = page
  const variations = page.variations.map((own) => ({
    ...own.otherFields,
    id: own.id,
    variation: own.variation,
    name: own.name,
    altText: own.altText,
  }))
  return { ...otherFields, name, popupTriggers, coachingPoints, variations }
}

/**
 * Has pages changed by `write`, one after the other, while nobody else can: asks for rights, raises the revision of each and
 * keeps its state. Answers the new revisions in the order of `ids`.
 */
export async function changePages(
  transaction: Queryable,
  caller: Caller,
  ids: readonly number[],
  write: (page: OwnPage, index: number) => Promise<void>,
): Promise<{ pageId: number; revision: number }[]> {
  const places = await repository.findAuthoredPages(transaction, caller, ids)
  for (const id of ids) if (!places.has(id)) await requireAuthor(transaction, caller, { kind: 'page', id })
  // One order for everybody, so that two writes of the same books wait instead of blocking one another.
  const bookIds = [...new Set([...places.values()].map(({ bookId }) => bookId))].toSorted((a, b) => a - b)
  for (const bookId of bookIds) await touchBook(transaction, bookId)
  const before = new Map((await repository.readOwnPages(transaction, ids)).map((page) => [page.id, page]))
  for (const [index, id] of ids.entries()) {
    const page = before.get(id)
    const place = places.get(id)
    if (!page || !place) throw missing({ kind: 'page', id })
    await write({ ...page, bookId: place.bookId }, index)
    await repository.changePage(transaction, id, { revision: page.revision + 1 })
  }
  const after = new Map((await repository.readOwnPages(transaction, ids)).map((page) => [page.id, page]))
  const saved: { pageId: number; revision: number }[] = []
  for (const id of ids) {
    const [old, page, place] = [before.get(id), after.get(id), places.get(id)]
    if (!old || !page || !place) throw missing({ kind: 'page', id })
    const { revision } = page
    const { bookId } = place
    await recordWrite(
      transaction,
      { revision: old.revision, state: stateOf(old), createdAt: old.createdAt },
      { entity: 'page', entityId: id, bookId, revision, state: stateOf(page), authorId: caller.userId },
    )
    saved.push({ pageId: id, revision })
  }
  return saved
}
