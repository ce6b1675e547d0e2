import type { Database } from '../../entities/schema/database-handle'
import * as repository from './jobs.repository'

export interface DeadWorkerDetector {
  /** Ends the leases of dead workers, so that their jobs are claimed. Returns their number. */
  endLeasesOfDeadWorkers(): Promise<number>
}

/** Time in which a worker that lost its connection reconnects. */
const silenceMilliseconds = 1500

/**
 * Detects dead workers. A killed worker and one that lost its connection both release their lock, but only a dead one
 * stays silent: a worker counts as dead if two checks, some time apart, find its lock free.
 */
export function detectDeadWorkers(database: Database, nowMs: () => number): DeadWorkerDetector {
  let silentSince = new Map<number, number>()
  return {
    async endLeasesOfDeadWorkers() {
      const silent = await repository.findWorkersWithoutLock(database)
      const now = nowMs()
      silentSince = new Map(silent.map((owner) => [owner, silentSince.get(owner) ?? now]))
      const dead = silent.filter((owner) => now - (silentSince.get(owner) ?? now) >= silenceMilliseconds)
      return dead.length === 0 ? 0 : repository.endLeasesOfWorkersWithoutLock(database, dead)
    },
  }
}
