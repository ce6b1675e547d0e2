import { lockBook } from '../books/books.repository'
import type { BookServices } from '../books/books.service'
import { requireAuthor } from '../books/book-rights'
import { ApiFailure } from '../http/api-failure'
import type { Caller } from '../http/caller'
import { lockObjects } from '../objects/lock-objects'
import { collectOwnKeys, withPlainLinks } from '../objects/own-links'
import type { ObjectStore } from '../ports/index'
import type { Revised } from './kept-revisions.repository'
import type { WriteState } from './restoration'
import { restoreBook } from './restore-book'
import { restoreChapter } from './restore-chapter'
import { restorePage } from './restore-page'
import { restoreRects } from './restore-rects'
import { requireKept, toPart } from './revisions.service'

export interface RestoreServices extends BookServices {
  objects: ObjectStore
}

const writers: Readonly<Record<Revised['entity'], WriteState>> = {
  book: restoreBook,
  chapter: restoreChapter,
  page: restorePage,
  'page-variation': restoreRects,
}

export interface WantedRevision {
  revised: Revised
  revision: number
  ifMatch: string | undefined
}

/**
 * Writes the state of an earlier revision again, as a write like any other. Refused when it links to an object of the book
 * that is gone: the sweep is kept away until the links stand in rows again.
 */
export function restore(
  { database, objects }: RestoreServices,
  caller: Caller,
  { revised, revision, ifMatch }: WantedRevision,
): Promise<number> {
  return database.transaction(async (transaction) => {
    const bookId = await requireAuthor(transaction, caller, toPart(revised))
    await lockObjects(transaction, bookId)
    await lockBook(transaction, bookId)
    const { state } = await requireKept(transaction, revised, revision)
    await refuseGoneObjects(objects, bookId, state, revision)
    return writers[revised.entity](transaction, {
      id: revised.id,
      bookId,
      caller,
      ifMatch,
      // What was kept long ago may hold signatures, which run out.
      state: withPlainLinks(state, bookId),
    })
  })
}

async function refuseGoneObjects(
  objects: ObjectStore,
  bookId: number,
  state: Record<string, unknown>,
  revision: number,
): Promise<void> {
  for (const key of collectOwnKeys(state, bookId)) {
    if (await objects.head(key)) continue
    throw new ApiFailure(
      'conflict',
      `Revision ${revision} names /objects/${key}, which has been removed since. Take what you need from its state by hand.`,
      { field: 'revision' },
    )
  }
}
