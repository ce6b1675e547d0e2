import { inArray } from 'drizzle-orm'
import type { Database, Queryable } from '../database/open-database'
import { objectRemovals } from '../database/schema'
import { lockObjects } from './lock-objects'

export interface PuttingServices {
  database: Database
  sweepObjects: () => Promise<void>
}

export interface ObjectsOfRows {
  /** The book whose objects they are; several when others are read as well. */
  bookId: number | readonly number[]
  /** What `write` may put; empty when it only changes rows. */
  keys: readonly string[]
}

/**
 * Puts objects of a book and names them in rows, in one transaction under the lock of the book's objects. Word of the objects
 * is left beforehand and taken back with the rows: when nothing comes of them, be it that this process is killed, the next
 * sweep removes them.
 */
export async function putForRows<T>(
  { database, sweepObjects }: PuttingServices,
  { bookId, keys }: ObjectsOfRows,
  write: (transaction: Queryable) => Promise<T>,
): Promise<T> {
  const announced =
    keys.length === 0
      ? []
      : await database
          .insert(objectRemovals)
          .values(keys.map((key) => ({ key, isPrefix: false })))
          .returning({ id: objectRemovals.id })
  try {
    return await database.transaction(async (transaction) => {
      // In one order for everybody, so that two who take the same books wait instead of blocking one another.
      const bookIds = typeof bookId === 'number' ? [bookId] : bookId.toSorted((a, b) => a - b)
      for (const id of bookIds) await lockObjects(transaction, id)
      const written = await write(transaction)
      const ids = announced.map(({ id }) => id)
      if (ids.length > 0) await transaction.delete(objectRemovals).where(inArray(objectRemovals.id, ids))
      return written
    })
  } catch (error) {
    if (announced.length > 0) await sweepObjects()
    throw error
  }
}
