import type { BookServices } from '../../entities/books/book-services'
import { findBook, insertBook } from '../../entities/books/books.repository'
import { presentBook } from '../../entities/books/present-book'
import { recordBook } from '../../entities/books/write-book'
import { readBookShelves } from '../../entities/catalogue/book-shelves.repository'
import { shelveBook } from '../../entities/catalogue/shelve-book'
import type { Caller } from '../../entities/rights/caller'
import { notFound, requireAuthor } from '../../entities/rights/book-rights'

/**
 * Creates an unpublished book with the description, colours, access and shelves of another one. Its only author is the
 * caller. It has no chapters, cover or creators, and no fields of other systems.
 */
export async function cloneBook({ database, links }: BookServices, caller: Caller, sourceId: number, title: string) {
  const { row, shelves } = await database.transaction(async (transaction) => {
    await requireAuthor(transaction, caller, { kind: 'book', id: sourceId })
    const source = await findBook(transaction, sourceId)
    if (!source) throw notFound({ kind: 'book', id: sourceId })
    const { description, themeData, visibility, domainId } = source
    const created = await insertBook(
      transaction,
      { title, description, themeData, visibility, domainId },
      caller.userId,
    )
    await shelveBook(transaction, domainId, created.id, await readBookShelves(transaction, sourceId))
    await recordBook(transaction, created, caller.userId)
    return { row: created, shelves: await readBookShelves(transaction, created.id) }
  })
  const data = await presentBook(row, [], links, null, { shelves, withRevision: true })
  return { data, revision: row.revision }
}
