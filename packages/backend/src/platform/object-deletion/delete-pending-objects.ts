import { findBook } from '../../entities/books/books.repository'
import type { Queryable } from '../../entities/schema/database-handle'
import type { Database } from '../../entities/schema/database-handle'
import { listResizedKeys } from '../../entities/objects/resized-key'
import type { ObjectStore } from '../../ports/index'
import { tryLockObjects } from './lock-objects'
import { bookOfKey } from '../../entities/objects/object-keys'
import { maySweep } from './pause-sweeps'
import * as repository from '../../entities/objects/pending-deletions.repository'

export interface DeletionServices {
  database: Database
  objects: ObjectStore
  /** Called for an object that cannot be deleted; it stays queued and the others go on. */
  onFailure: (key: string, error: unknown) => void
  /** Aborted when this process stops; the rest stays queued. */
  stopping: AbortSignal
}

/**
 * Deletes queued objects unless a row references them again. Deletes nothing during a backup. Never waits: objects of a
 * book that is being written stay queued, and its writer sweeps afterwards.
 */
export async function deletePendingObjects(services: DeletionServices, scope: repository.DeletionScope): Promise<void> {
  const { database, onFailure, stopping } = services
  let lastId = 0
  for (;;) {
    const batch = await repository.readPendingDeletions(database, scope, lastId)
    if (batch.length === 0) return
    for (const pending of batch) {
      if (stopping.aborted) return
      lastId = pending.id
      try {
        if ((await deleteOne(services, pending)) === 'paused') return
      } catch (error) {
        onFailure(pending.key, error)
      }
    }
  }
}

async function deleteOne(
  { database, objects }: DeletionServices,
  pending: repository.PendingDeletion,
): Promise<'paused' | 'skipped' | 'done'> {
  const bookId = bookOfKey(pending.key)
  return database.transaction(async (transaction) => {
    // Checked in every transaction, so that no pause begins during one.
    if (!(await maySweep(transaction))) return 'paused'
    if (bookId !== null && !(await tryLockObjects(transaction, bookId))) return 'skipped'
    if (!(await repository.takePendingDeletion(transaction, pending.id))) return 'skipped'
    await (pending.isPrefix ? deletePrefix : deleteObject)(transaction, objects, pending)
    return 'done'
  })
}

/** For a book that was deleted or never completed: its id is not reused, so nothing can reference these objects. */
async function deletePrefix(
  transaction: Queryable,
  objects: ObjectStore,
  { key }: repository.PendingDeletion,
): Promise<void> {
  const bookId = bookOfKey(key)
  if (bookId !== null && (await findBook(transaction, bookId))) return
  for await (const object of objects.list(key)) await objects.delete(object.key)
}

async function deleteObject(
  transaction: Queryable,
  objects: ObjectStore,
  pending: repository.PendingDeletion,
): Promise<void> {
  const { key } = pending
  // Whoever uploads it has queued a deletion that applies if the upload fails.
  if (await repository.hasUploadLease(transaction, pending)) return
  if (await repository.isReferenced(transaction, key)) return
  await objects.delete(key)
  for (const sizedKey of listResizedKeys(key)) await objects.delete(sizedKey)
}
