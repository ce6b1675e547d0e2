import type { Database } from '../database/open-database'
import { sizedImageKeys } from '../images/sized-image-key'
import type { ObjectStore } from '../ports/index'
import { lockObjects } from './lock-objects'
import { bookOfKey } from './object-keys'
import * as repository from './removals.repository'

/**
 * Removes the objects that changed or deleted rows have left word of, unless a row names them again. Called after such
 * a commit, and at start for those that a crash left behind. An object that cannot be removed stays on the list and is
 * told to `stumble`; the others go on.
 */
export async function removeObjects(
  database: Database,
  objects: ObjectStore,
  stumble: (key: string, error: unknown) => void,
): Promise<void> {
  let lastId = 0
  for (;;) {
    const removals = await repository.readRemovals(database, lastId)
    if (removals.length === 0) return
    for (const removal of removals) {
      lastId = removal.id
      try {
        await (removal.isPrefix ? removePrefix : removeObject)(database, objects, removal)
      } catch (error) {
        stumble(removal.key, error)
      }
    }
  }
}

/** Of a deleted book, whose id never comes again: nothing can name these objects any more. */
async function removePrefix(
  database: Database,
  objects: ObjectStore,
  { id, key }: repository.RemovalRow,
): Promise<void> {
  for await (const object of objects.list(key)) await objects.delete(object.key)
  await repository.takeRemoval(database, id)
}

async function removeObject(
  database: Database,
  objects: ObjectStore,
  { id, key }: repository.RemovalRow,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const bookId = bookOfKey(key)
    if (bookId !== null) await lockObjects(transaction, bookId)
    if (!(await repository.takeRemoval(transaction, id))) return
    if (await repository.isNamed(transaction, key)) return
    await objects.delete(key)
    for (const sizedKey of sizedImageKeys(key)) await objects.delete(sizedKey)
  })
}
