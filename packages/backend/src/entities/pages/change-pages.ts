import { notFound, requireAuthor } from '../rights/book-rights'
import { touchBook, type PageWithVariations } from '../books/books.repository'
import type { Queryable } from '../schema/database-handle'
import type { Caller } from '../rights/caller'
import { recordWrite } from '../revisions/revisions.repository'
import * as repository from './page-writes.repository'

/** A page about to be changed. */
export interface OwnPage extends PageWithVariations {
  bookId: number
}

/** Returns the fields of a page that its revisions record. */
export function stateOf(page: PageWithVariations): Record<string, unknown> {
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
 * Checks rights, locks the books, runs `write` on one page after the other and records a revision of each. Returns the
 * new revisions in the order of `ids`.
 */
export async function changePages(
  transaction: Queryable,
  caller: Caller,
  ids: readonly number[],
  write: (page: OwnPage, index: number) => Promise<void>,
): Promise<{ pageId: number; revision: number }[]> {
  const authoredPages = await repository.findAuthoredPages(transaction, caller, ids)
  for (const id of ids) if (!authoredPages.has(id)) await requireAuthor(transaction, caller, { kind: 'page', id })
  // Sorted, so that concurrent writes of the same books wait for each other instead of deadlocking.
  const bookIds = [...new Set([...authoredPages.values()].map(({ bookId }) => bookId))].toSorted((a, b) => a - b)
  for (const bookId of bookIds) await touchBook(transaction, bookId)
  const before = new Map((await repository.readOwnPages(transaction, ids)).map((page) => [page.id, page]))
  for (const [index, id] of ids.entries()) {
    const page = before.get(id)
    const authored = authoredPages.get(id)
    if (!page || !authored) throw notFound({ kind: 'page', id })
    await write({ ...page, bookId: authored.bookId }, index)
    await repository.changePage(transaction, id, { revision: page.revision + 1 })
  }
  const after = new Map((await repository.readOwnPages(transaction, ids)).map((page) => [page.id, page]))
  const saved: { pageId: number; revision: number }[] = []
  for (const id of ids) {
    const [old, page, authored] = [before.get(id), after.get(id), authoredPages.get(id)]
    if (!old || !page || !authored) throw notFound({ kind: 'page', id })
    const { revision } = page
    const { bookId } = authored
    await recordWrite(
      transaction,
      { revision: old.revision, state: stateOf(old), createdAt: old.createdAt },
      { entity: 'page', entityId: id, bookId, revision, state: stateOf(page), authorId: caller.userId },
    )
    saved.push({ pageId: id, revision })
  }
  return saved
}
