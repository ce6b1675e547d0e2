import { shareRunningCall } from '../caching/share-running-call'
import { isDatabaseAway } from './is-database-away'

/** Pauses before each question whether the database is back; together the longest wait, under five seconds. */
const pausesMilliseconds = [100, 200, 400, 800, 1000, 1000, 1000]

/** Runs a read, and runs it again when the database is back. */
export type RetryRead = <Value>(read: () => Promise<Value>, signal: AbortSignal) => Promise<Value>

/**
 * Lets reads wait while the database restarts, for some seconds. All that wait share one probe, so that a database that
 * comes back meets no flood. A read whose client has gone is not repeated.
 *
 * @param probe rejects while the database is unavailable
 * @param pause resolves after so many milliseconds
 */
export function createReadRetry(
  probe: () => Promise<unknown>,
  pause: (milliseconds: number) => Promise<unknown>,
): RetryRead {
  const waitForDatabase = shareRunningCall(async () => {
    for (const milliseconds of pausesMilliseconds) {
      await pause(milliseconds)
      if (await isBack(probe)) return true
    }
    return false
  })
  return async (read, signal) => {
    for (let isLast = false; ;) {
      try {
        return await read()
      } catch (error) {
        if (isLast || !isDatabaseAway(error) || signal.aborted || !(await waitForDatabase())) throw error
        // The database may go away again at once; waiting twice would be long.
        isLast = true
      }
    }
  }
}

/** Returns false while the database is unavailable. Another error is one for the read itself. */
async function isBack(probe: () => Promise<unknown>): Promise<boolean> {
  try {
    await probe()
    return true
  } catch (error) {
    return !isDatabaseAway(error)
  }
}
