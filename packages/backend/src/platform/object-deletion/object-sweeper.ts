import type { Logger } from 'pino'
import { type DeletionServices, deletePendingObjects } from './delete-pending-objects'
import type { DeletionScope } from '../../entities/objects/pending-deletions.repository'

/** Deletes objects that no row references any more. Never rejects: objects that cannot be deleted stay queued. */
export interface ObjectSweeper {
  /**
   * Deletes the pending objects of a book; call it after the commit that queued them. Then starts one sweep, without
   * waiting, of deletions that others left behind, for example by a crash.
   */
  sweepBook(bookId: number): Promise<void>
  sweepAll(): Promise<void>
  /** Resolves when no such sweep is running. */
  settled(): Promise<void>
}

export function createObjectSweeper(services: Omit<DeletionServices, 'onFailure'>, logger: Logger): ObjectSweeper {
  const onFailure = (key: string, error: unknown) =>
    logger.warn({ err: error, key }, 'an object could not be deleted; it stays queued')
  let leftovers: Promise<void> | null = null

  async function sweep(scope: DeletionScope): Promise<void> {
    try {
      await deletePendingObjects({ ...services, onFailure }, scope)
    } catch (error) {
      logger.warn({ err: error }, 'queued objects could not be deleted yet')
    }
  }

  return {
    async sweepBook(bookId) {
      await sweep({ of: 'book', bookId })
      if (services.stopping.aborted) return
      leftovers ??= sweep({ of: 'leftovers' }).finally(() => (leftovers = null))
    },
    sweepAll: () => sweep({ of: 'all' }),
    async settled() {
      await leftovers
    },
  }
}
