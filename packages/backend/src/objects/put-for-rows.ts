import type { Database, Queryable } from '../database/open-database'
import { ApiFailure } from '../http/api-failure'
import { lockObjects } from './lock-objects'
import { holdObjects, releaseObjects, takeHeldObjects } from './removals.repository'

export interface PuttingServices {
  database: Database
  /** Removes what the book's rows have ceased to name. */
  sweepObjects: (bookId: number) => Promise<void>
}

export interface ObjectsOfRows {
  /** The book whose objects they are. */
  bookId: number
  /** What `put` may put; empty when only rows are written. */
  keys: readonly string[]
  /** Sends them to the store, however long that takes; not called when there are none. */
  put: () => Promise<unknown>
}

/** For a write that turns out to bring none. */
export function noObjects(bookId: number): ObjectsOfRows {
  return { bookId, keys: [], put: () => Promise.resolve() }
}

/**
 * Puts objects of a book, and then names them in rows in one transaction under the lock of the book's objects. No lock and
 * no connection is held while they are sent.
 *
 * Word of the objects is left beforehand and taken back with the rows, so that they are removed when nothing comes of them,
 * be it that this process is killed. The word is held for a time in which no sweep touches it. That time need not be long
 * enough: should a sweep have taken the word, and the objects with it, before the rows are written, then they are not
 * written. The word is left under the same lock as a sweep removes an object, so that none removes it in between for older
 * word of the same key.
 */
export async function putForRows<T>(
  { database, sweepObjects }: PuttingServices,
  { bookId, keys, put }: ObjectsOfRows,
  write: (transaction: Queryable) => Promise<T>,
): Promise<T> {
  const underLock = <R>(work: (transaction: Queryable) => Promise<R>) =>
    database.transaction(async (transaction) => {
      await lockObjects(transaction, bookId)
      return work(transaction)
    })
  if (keys.length === 0) return underLock(write)
  const held = await underLock((transaction) => holdObjects(transaction, keys))
  try {
    await put()
    return await underLock(async (transaction) => {
      if (!(await takeHeldObjects(transaction, held))) {
        throw new ApiFailure('starting', 'The file took too long to reach the store. Try again.')
      }
      return write(transaction)
    })
  } catch (error) {
    await releaseObjects(database, held)
    await sweepObjects(bookId)
    throw error
  }
}
