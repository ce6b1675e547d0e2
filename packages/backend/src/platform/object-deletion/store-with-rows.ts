import type { Queryable } from '../../entities/schema/database-handle'
import type { Database } from '../../entities/schema/database-handle'
import { ApiFailure } from '../../entities/failures/api-failure'
import { outsideRequest } from '../database/request-scope'
import { lockObjects } from './lock-objects'
import { leaseUploads, endUploadLeases, completeUploads } from '../../entities/objects/pending-deletions.repository'

export interface StoreServices {
  database: Database
  /** Deletes the book's objects that no row references any more. */
  sweepObjects: (bookId: number) => Promise<void>
}

export interface ObjectsToStore {
  /** The book that owns the objects. */
  bookId: number
  /** Keys that `put` may store; empty if only rows are written. */
  keys: readonly string[]
  /** Uploads the objects, however long that takes; not called without keys. */
  put: () => Promise<unknown>
}

/** Returns the objects to store of a write that has none. */
export function noObjects(bookId: number): ObjectsToStore {
  return { bookId, keys: [], put: () => Promise.resolve() }
}

/**
 * Uploads objects of a book, then references them in rows, in one transaction under the lock of the book's objects.
 * Neither lock nor connection is held during the upload.
 *
 * The objects are queued for deletion beforehand with a lease, and the deletion is cancelled with the rows, so that a
 * failure or a crash leaves no orphan. The lease need not outlast the upload: if a sweep has deleted the objects by
 * then, the rows are not written. The deletions are queued under the lock that a sweep deletes under, so that no sweep
 * deletes an object meanwhile for an older pending deletion of the same key.
 */
export async function storeWithRows<T>(
  { database, sweepObjects }: StoreServices,
  { bookId, keys, put }: ObjectsToStore,
  write: (transaction: Queryable) => Promise<T>,
): Promise<T> {
  const underLock = <R>(work: (transaction: Queryable) => Promise<R>) =>
    database.transaction(async (transaction) => {
      await lockObjects(transaction, bookId)
      return work(transaction)
    })
  if (keys.length === 0) return underLock(write)
  // Committed before the upload, whatever becomes of the request.
  const held = await outsideRequest(() => underLock((transaction) => leaseUploads(transaction, keys)))
  try {
    await put()
    return await underLock(async (transaction) => {
      if (!(await completeUploads(transaction, held))) {
        throw new ApiFailure('starting', 'The file took too long to reach the store. Try again.')
      }
      return write(transaction)
    })
  } catch (error) {
    await outsideRequest(async () => {
      await endUploadLeases(database, held)
      await sweepObjects(bookId)
    })
    throw error
  }
}
