import { Page, type PageFields, PageVariation } from '@lectern/contracts/main'
import type { z } from 'zod'
import { requireAuthor } from '../../entities/rights/book-rights'
import { ensureChapterVariation, touchBook } from '../../entities/books/books.repository'
import type { BookServices } from '../../entities/books/book-services'
import { presentPage } from '../../entities/books/present-book'
import { placeInOrder } from '../../entities/ordering/place-in-order'
import type { Queryable } from '../../entities/schema/database-handle'
import { ApiFailure } from '../../entities/failures/api-failure'
import type { Caller } from '../../entities/rights/caller'
import { mergeOtherFields } from '../../platform/http/merge-other-fields'
import { unsignLinksIn } from '../../entities/objects/object-links'
import { recordRevision } from '../../entities/revisions/revisions.repository'
import { stateOf } from '../../entities/pages/change-pages'
import * as repository from '../../entities/pages/page-writes.repository'
import { readPageNumbers, readPages } from '../../entities/pages/pages.repository'

type NewPage = z.output<typeof PageFields>

/** Adds pages without images, each at its page number or at the chapter's end, all or none. */
export async function addPages(
  { database, links }: BookServices,
  caller: Caller,
  chapterId: number,
  newPages: readonly NewPage[],
) {
  const { bookId, ids } = await database.transaction(async (transaction) => {
    const book = await requireAuthor(transaction, caller, { kind: 'chapter', id: chapterId })
    await touchBook(transaction, book)
    const languages = await repository.readLanguages(transaction, chapterId)
    const addedIds: number[] = []
    for (const [index, page] of newPages.entries()) {
      addedIds.push(await addPage(transaction, { bookId: book, chapterId, page, languages, index }))
    }
    const positions = new Map<number, number>()
    for (const [index, id] of addedIds.entries()) {
      const pageNumber = newPages[index]?.page_number
      if (pageNumber !== undefined) positions.set(id, pageNumber - 1)
    }
    if (positions.size > 0) {
      const order = await repository.readPageOrder(transaction, chapterId)
      await repository.setPageOrder(transaction, placeInOrder(order, positions))
    }
    for (const page of await repository.readOwnPages(transaction, addedIds)) {
      const { id: entityId, revision } = page
      const state = stateOf(page)
      await recordRevision(transaction, {
        entity: 'page',
        entityId,
        bookId: book,
        revision,
        state,
        authorId: caller.userId,
      })
    }
    return { bookId: book, ids: addedIds }
  })
  const rows = new Map((await readPages(database, ids)).map((row) => [row.id, row]))
  const numbers = await readPageNumbers(database, chapterId)
  const pages = ids.flatMap((id) => {
    // Deleted since.
    const row = rows.get(id)
    return row ? [row] : []
  })
  return Promise.all(pages.map((row) => presentPage(row, numbers.get(row.id) ?? 1, bookId, links)))
}

interface Addition {
  bookId: number
  chapterId: number
  page: NewPage
  /** Languages of the chapter. */
  languages: readonly string[]
  /** Index among the new pages, for error messages. */
  index: number
}

async function addPage(transaction: Queryable, { bookId, chapterId, page, languages, index }: Addition) {
  const variations: NonNullable<NewPage['variations']> =
    page.variations ?? languages.map((variation) => ({ variation }))
  const named = new Set(variations.map(({ variation }) => variation))
  if (named.size < variations.length) {
    throw new ApiFailure('invalid-field', `Page ${index + 1} of the list names a language twice.`, {
      field: 'variations',
    })
  }
  for (const variation of named) {
    if (!languages.includes(variation)) await ensureChapterVariation(transaction, chapterId, variation, null)
  }
  const { popupTriggers = [], coachingPoints = [] } = page
  const toStored = (mark: { id: string }) => ({ ...unsignLinksIn({ ...mark }, bookId), id: mark.id })
  return repository.insertPage(
    transaction,
    {
      chapterId,
      name: page.name ?? null,
      popupTriggers: popupTriggers.map(toStored),
      coachingPoints: coachingPoints.map(toStored),
      otherFields: unsignLinksIn(mergeOtherFields({}, page, Page), bookId),
    },
    variations.map((own) => ({
      variation: own.variation,
      name: own.name ?? null,
      altText: own.altText ?? null,
      otherFields: unsignLinksIn(mergeOtherFields({}, own, PageVariation), bookId),
    })),
  )
}
