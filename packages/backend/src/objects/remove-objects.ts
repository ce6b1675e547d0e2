import { findBook } from '../books/books.repository'
import type { Database, Queryable } from '../database/open-database'
import { sizedImageKeys } from '../images/sized-image-key'
import type { ObjectStore } from '../ports/index'
import { tryLockObjects } from './lock-objects'
import { bookOfKey } from './object-keys'
import { maySweep } from './pause-sweeps'
import * as repository from './removals.repository'

export interface Removing {
  database: Database
  objects: ObjectStore
  /** Is told of an object that cannot be removed: it stays on the list, and the others go on. */
  stumble: (key: string, error: unknown) => void
  /** Aborted when this process ends; the rest stays on the list. */
  stopping: AbortSignal
}

/**
 * Removes the objects that changed or deleted rows have left word of, unless a row names them again. While a backup is made
 * all of them stay. Waits for nobody: the objects of a book that somebody is writing stay on the list, and who writes it
 * sweeps when that is done.
 */
export async function removeObjects(removing: Removing, scope: repository.RemovalScope): Promise<void> {
  const { database, stumble, stopping } = removing
  let lastId = 0
  for (;;) {
    const removals = await repository.readRemovals(database, scope, lastId)
    if (removals.length === 0) return
    for (const removal of removals) {
      if (stopping.aborted) return
      lastId = removal.id
      try {
        if ((await removeOne(removing, removal)) === 'paused') return
      } catch (error) {
        stumble(removal.key, error)
      }
    }
  }
}

async function removeOne(
  { database, objects }: Removing,
  removal: repository.RemovalRow,
): Promise<'paused' | 'skipped' | 'done'> {
  const bookId = bookOfKey(removal.key)
  return database.transaction(async (transaction) => {
    // In every transaction, so that no pause begins within one.
    if (!(await maySweep(transaction))) return 'paused'
    if (bookId !== null && !(await tryLockObjects(transaction, bookId))) return 'skipped'
    if (!(await repository.takeRemoval(transaction, removal.id))) return 'skipped'
    await (removal.isPrefix ? removePrefix : removeObject)(transaction, objects, removal)
    return 'done'
  })
}

/** Of a book that is deleted, or that never came about: its id never comes again, so nothing can name these objects. */
async function removePrefix(
  transaction: Queryable,
  objects: ObjectStore,
  { key }: repository.RemovalRow,
): Promise<void> {
  const bookId = bookOfKey(key)
  if (bookId !== null && (await findBook(transaction, bookId))) return
  for await (const object of objects.list(key)) await objects.delete(object.key)
}

async function removeObject(
  transaction: Queryable,
  objects: ObjectStore,
  removal: repository.RemovalRow,
): Promise<void> {
  const { key } = removal
  // Who puts it has left word that is heeded when nothing comes of it.
  if (await repository.isHeld(transaction, removal)) return
  if (await repository.isNamed(transaction, key)) return
  await objects.delete(key)
  for (const sizedKey of sizedImageKeys(key)) await objects.delete(sizedKey)
}
