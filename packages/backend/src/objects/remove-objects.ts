import { findBook } from '../books/books.repository'
import type { Database } from '../database/open-database'
import { sizedImageKeys } from '../images/sized-image-key'
import type { ObjectStore } from '../ports/index'
import { lockObjects } from './lock-objects'
import { bookOfKey } from './object-keys'
import { maySweep } from './pause-sweeps'
import * as repository from './removals.repository'

/**
 * Removes the objects that changed or deleted rows have left word of, unless a row names them again. Called after such
 * a commit, and at start for those that a crash left behind. An object that cannot be removed stays on the list and is
 * told to `stumble`; the others go on. While a backup is made all of them stay.
 */
export async function removeObjects(
  { database, objects, stopping }: { database: Database; objects: ObjectStore; stopping: AbortSignal },
  stumble: (key: string, error: unknown) => void,
): Promise<void> {
  let lastId = 0
  for (;;) {
    const removals = await repository.readRemovals(database, lastId)
    if (removals.length === 0) return
    for (const removal of removals) {
      if (stopping.aborted) return
      lastId = removal.id
      try {
        await (removal.isPrefix ? removePrefix : removeObject)(database, objects, removal)
      } catch (error) {
        stumble(removal.key, error)
      }
    }
  }
}

/** Of a book that is deleted, or that never came about: its id never comes again, so nothing can name these objects. */
async function removePrefix(
  database: Database,
  objects: ObjectStore,
  { id, key }: repository.RemovalRow,
): Promise<void> {
  await database.transaction(async (transaction) => {
    if (!(await maySweep(transaction))) return
    const bookId = bookOfKey(key)
    if (bookId !== null) await lockObjects(transaction, bookId)
    if (!(await repository.takeRemoval(transaction, id))) return
    if (bookId !== null && (await findBook(transaction, bookId))) return
    for await (const object of objects.list(key)) await objects.delete(object.key)
  })
}

async function removeObject(
  database: Database,
  objects: ObjectStore,
  { id, key }: repository.RemovalRow,
): Promise<void> {
  await database.transaction(async (transaction) => {
    if (!(await maySweep(transaction))) return
    const bookId = bookOfKey(key)
    if (bookId !== null) await lockObjects(transaction, bookId)
    if (!(await repository.takeRemoval(transaction, id))) return
    if (await repository.isNamed(transaction, key)) return
    await objects.delete(key)
    for (const sizedKey of sizedImageKeys(key)) await objects.delete(sizedKey)
  })
}
