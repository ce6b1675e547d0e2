import type { Logger } from 'pino'
import { type Removing, removeObjects } from './remove-objects'
import type { RemovalScope } from './removals.repository'

/** Removes objects from the store whose rows are gone. Does not fail: what cannot be removed stays on the list. */
export interface ObjectSweeper {
  /**
   * Called after a commit that left word of objects of a book: they are gone when this is done. What others have left, be
   * it by a crash, is swept afterwards, by one at a time, and nobody waits for it.
   */
  sweepBook(bookId: number): Promise<void>
  sweepAll(): Promise<void>
  /** Resolves when nobody sweeps what others have left. */
  settled(): Promise<void>
}

export function createObjectSweeper(removing: Omit<Removing, 'stumble'>, logger: Logger): ObjectSweeper {
  const stumble = (key: string, error: unknown) => logger.warn({ err: error, key }, 'a file stays for now')
  let leftovers: Promise<void> | null = null

  async function sweep(scope: RemovalScope): Promise<void> {
    try {
      await removeObjects({ ...removing, stumble }, scope)
    } catch (error) {
      logger.warn({ err: error }, 'the files of deleted pages or books could not be removed yet')
    }
  }

  return {
    async sweepBook(bookId) {
      await sweep({ of: 'book', bookId })
      if (removing.stopping.aborted) return
      leftovers ??= sweep({ of: 'leftovers' }).finally(() => (leftovers = null))
    },
    sweepAll: () => sweep({ of: 'all' }),
    async settled() {
      await leftovers
    },
  }
}
