import { Page, type PageFields, PageVariation } from '@lectern/contracts/main'
import type { z } from 'zod'
import { requireAuthor } from '../books/book-rights'
import { ensureChapterVariation, touchBook } from '../books/books.repository'
import type { BookServices } from '../books/books.service'
import { presentPage } from '../books/present-book'
import { placeInOrder } from '../chapters/place-in-order'
import type { Queryable } from '../database/open-database'
import { ApiFailure } from '../http/api-failure'
import type { Caller } from '../http/caller'
import { keepOtherFields } from '../http/keep-other-fields'
import { withPlainLinks } from '../objects/own-links'
import { recordRevision } from '../revisions/revisions.repository'
import { stateOf } from './change-pages'
import * as repository from './page-writes.repository'
import { numberPages, readPages } from './pages.repository'

type NewPage = z.output<typeof PageFields>

/** New pages without images, each at its place or at the chapter's end, all or none. */
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
    const added: number[] = []
    for (const [index, page] of newPages.entries()) {
      added.push(await addPage(transaction, { bookId: book, chapterId, page, languages, index }))
    }
    const wanted = new Map<number, number>()
    for (const [index, id] of added.entries()) {
      const place = newPages[index]?.page_number
      if (place !== undefined) wanted.set(id, place - 1)
    }
    if (wanted.size > 0) {
      const order = await repository.readPageOrder(transaction, chapterId)
      await repository.placePages(transaction, placeInOrder(order, wanted))
    }
    for (const page of await repository.readOwnPages(transaction, added)) {
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
    return { bookId: book, ids: added }
  })
  const rows = new Map((await readPages(database, ids)).map((row) => [row.id, row]))
  const numbers = await numberPages(database, chapterId)
  const found = ids.flatMap((id) => rows.get(id) ?? [])
  return Promise.all(found.map((row) => presentPage(row, numbers.get(row.id) ?? 1, bookId, links)))
}

interface Addition {
  bookId: number
  chapterId: number
  page: NewPage
  /** Of the chapter. */
  languages: readonly string[]
  /** Among the new pages, to name what is wrong. */
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
  const toStored = (mark: { id: string }) => ({ ...withPlainLinks({ ...mark }, bookId), id: mark.id })
  return repository.insertPage(
    transaction,
    {
      chapterId,
      name: page.name ?? null,
      popupTriggers: (page.popupTriggers ?? []).map(toStored),
      coachingPoints: (page.coachingPoints ?? []).map(toStored),
      otherFields: withPlainLinks(keepOtherFields({}, page, Page), bookId),
    },
    variations.map((own) => ({
      variation: own.variation,
      name: own.name ?? null,
      altText: own.altText ?? null,
      otherFields: withPlainLinks(keepOtherFields({}, own, PageVariation), bookId),
    })),
  )
}
