import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Database } from '../database/open-database'
import type { ObjectStore } from '../ports/index'
import { removeObjects } from './remove-objects'
import type { RemovalScope } from './removals.repository'

/** A store that does not answer does not keep the process from ending. */
const longestStopMilliseconds = 700

/** Removes objects from the store whose rows are gone. Does not fail: what cannot be removed stays on the list. */
export interface ObjectSweeper {
  /**
   * Called after a commit that left word of objects of a book: they are gone when this is done. What others have left, be
   * it by a crash, is swept afterwards, by one at a time, and nobody waits for it.
   */
  sweepBook(bookId: number): Promise<void>
  sweepAll(): Promise<void>
  stop(): Promise<void>
}

export function createObjectSweeper(database: Database, objects: ObjectStore, logger: Logger): ObjectSweeper {
  const stopping = new AbortController()
  const stumble = (key: string, error: unknown) => logger.warn({ err: error, key }, 'a file stays for now')
  let leftovers: Promise<void> | null = null

  async function sweep(scope: RemovalScope): Promise<void> {
    try {
      await removeObjects({ database, objects, stumble, signal: stopping.signal }, scope)
    } catch (error) {
      logger.warn({ err: error }, 'the files of deleted pages or books could not be removed yet')
    }
  }

  return {
    async sweepBook(bookId) {
      await sweep({ of: 'book', bookId })
      if (stopping.signal.aborted) return
      leftovers ??= sweep({ of: 'leftovers' }).finally(() => (leftovers = null))
    },
    sweepAll: () => sweep({ of: 'all' }),
    async stop() {
      stopping.abort()
      await Promise.race([leftovers, delay(longestStopMilliseconds, null, { ref: false })])
    },
  }
}
