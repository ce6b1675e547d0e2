import { setTimeout as delay } from 'node:timers/promises'
import { repeatQuietly, type Repetition } from './repeat-quietly'

export interface UpkeepWork {
  /** Removes what is over. */
  clearUp: () => Promise<void>
  /** Does what a crash, an update or a restore has left; does not fail. */
  catchUp: () => Promise<void>
  sweepAll: () => Promise<void>
  /** When no sweep is under way. */
  settled: () => Promise<void>
  complain: (error: unknown) => void
}

export interface Upkeep {
  /** Before any call arrives. */
  clearUpFirst(): Promise<void>
  /** A little of what was left is done at once, much goes on meanwhile; then all is looked at every hour. */
  begin(): Promise<void>
  /** Waits a moment for what is being done, and no longer: a store that hangs must not hold up the end. */
  end(): Promise<void>
}

const hourMs = 3_600_000
const longestWaitMs = 500

/** What keeps the database and the store free of what is over, beside the calls. */
export function createUpkeep({ clearUp, catchUp, sweepAll, settled, complain }: UpkeepWork): Upkeep {
  let catchingUp: Promise<void> = Promise.resolve()
  let hourly: Repetition | undefined
  const briefly = (work: Promise<unknown>) => Promise.race([work, delay(longestWaitMs, null, { ref: false })])

  return {
    clearUpFirst: clearUp,
    async begin() {
      catchingUp = catchUp()
      await briefly(catchingUp)
      hourly = repeatQuietly(hourMs, () => clearUp().then(sweepAll), complain)
    },
    async end() {
      await briefly(Promise.all([hourly?.stop(), catchingUp, settled()]))
    },
  }
}
