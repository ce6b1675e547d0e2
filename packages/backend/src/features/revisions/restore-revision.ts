import { lockBook } from '../../entities/books/books.repository'
import type { BookServices } from '../../entities/books/book-services'
import { requireAuthor } from '../../entities/rights/book-rights'
import { ApiFailure } from '../../entities/failures/api-failure'
import type { Caller } from '../../entities/rights/caller'
import { lockObjects } from '../../platform/object-deletion/lock-objects'
import { collectObjectKeys, unsignLinksIn } from '../../entities/objects/object-links'
import type { ObjectStore } from '../../ports/index'
import type { RevisedRow } from './stored-revisions.repository'
import type { WriteState } from './restore-request'
import { restoreBook } from './restore-book'
import { restoreChapter } from './restore-chapter'
import { restorePage } from './restore-page'
import { restoreRects } from './restore-rects'
import { requireStoredRevision, toPart } from './revisions.service'

export interface RestoreServices extends BookServices {
  objects: ObjectStore
}

const writers: Readonly<Record<RevisedRow['entity'], WriteState>> = {
  book: restoreBook,
  chapter: restoreChapter,
  page: restorePage,
  'page-variation': restoreRects,
}

export interface WantedRevision {
  revised: RevisedRow
  revision: number
  ifMatch: string | undefined
}

/**
 * Writes the state of an earlier revision as a new revision. Refused if it links to a deleted object of the book; the
 * objects are locked against the sweep until the links are in rows again.
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
    const { state } = await requireStoredRevision(transaction, revised, revision)
    await refuseMissingObjects(objects, bookId, state, revision)
    return writers[revised.entity](transaction, {
      entityId: revised.id,
      bookId,
      caller,
      ifMatch,
      // Old revisions may hold signatures, which expire.
      state: unsignLinksIn(state, bookId),
    })
  })
}

async function refuseMissingObjects(
  objects: ObjectStore,
  bookId: number,
  state: Record<string, unknown>,
  revision: number,
): Promise<void> {
  for (const key of collectObjectKeys(state, bookId)) {
    if (await objects.head(key)) continue
    throw new ApiFailure(
      'conflict',
      `Revision ${revision} names /objects/${key}, which has been removed since. Take what you need from its state by hand.`,
      { field: 'revision' },
    )
  }
}
