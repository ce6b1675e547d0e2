import type { Database } from '../database/open-database'
import * as repository from './jobs.repository'

export interface DeathWatch {
  /** Ends the leases of workers that died, so that their jobs are taken up; how many there were. */
  endLeasesOfTheDead(): Promise<number>
}

/** In which a worker that lost its connection has it back. */
const silenceMilliseconds = 1500

/**
 * A worker that was killed, and one whose connection was lost for a moment, have both let go of their lock. Only the dead
 * stay silent: a worker counts as dead when it was silent at two looks, some time apart.
 */
export function watchForDeaths(database: Database, nowMs: () => number): DeathWatch {
  let silentSince = new Map<number, number>()
  return {
    async endLeasesOfTheDead() {
      const silent = await repository.findSilentOwners(database)
      const now = nowMs()
      silentSince = new Map(silent.map((owner) => [owner, silentSince.get(owner) ?? now]))
      const dead = silent.filter((owner) => now - (silentSince.get(owner) ?? now) >= silenceMilliseconds)
      return dead.length === 0 ? 0 : repository.endLeasesOfSilent(database, dead)
    },
  }
}
