import { setTimeout as delay } from 'node:timers/promises'
import { repeatWork, type Repetition } from './repeat-work'

export interface MaintenanceTasks {
  /** Deletes expired rows and files. */
  clearUp: () => Promise<void>
  /** Finishes what a crash, an update or a restore left undone; never rejects. */
  catchUp: () => Promise<void>
  sweepAll: () => Promise<void>
  /** Resolves when no sweep is running. */
  settled: () => Promise<void>
  complain: (error: unknown) => void
}

export interface Maintenance {
  /** Runs before any request arrives. */
  clearUpFirst(): Promise<void>
  /** Starts catching up, waits a moment for it, and then repeats the cleanup every hour. */
  begin(): Promise<void>
  /** Waits briefly for running work, so that a hanging store does not delay the stop. */
  end(): Promise<void>
}

const hourMs = 3_600_000
const maxWaitMs = 500

/** Plans the work that keeps database and store free of expired rows and files. */
export function createMaintenance({ clearUp, catchUp, sweepAll, settled, complain }: MaintenanceTasks): Maintenance {
  let catchingUp: Promise<void> = Promise.resolve()
  let hourly: Repetition | undefined
  const briefly = (work: Promise<unknown>) => Promise.race([work, delay(maxWaitMs, null, { ref: false })])

  return {
    clearUpFirst: clearUp,
    async begin() {
      catchingUp = catchUp()
      await briefly(catchingUp)
      hourly = repeatWork(hourMs, () => clearUp().then(sweepAll), complain)
    },
    async end() {
      await briefly(Promise.all([hourly?.stop(), catchingUp, settled()]))
    },
  }
}
