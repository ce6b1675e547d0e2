import { sql } from 'drizzle-orm'
import type { Feature } from '../../platform/api/feature'
import type { Platform } from '../../platform/create-platform'
import { checkDataFolder } from '../../platform/disk/check-data-folder'
import { checkMigrations } from '../../platform/database/check-migrations'
import type { EngineReports } from '../../ports/index'
import type { PartState } from '../../ports/part-state'
import { engineHandlers } from './engines.handlers'
import { healthHandlers } from './health.handlers'
import { readinessHandlers } from './readiness.handlers'

export interface HealthOptions {
  version: string
  engineChecks?: Readonly<Record<string, () => Promise<PartState>>>
  engineReports?: EngineReports
  newestMigration?: number
  /** Returns why the included database is not running; null while it runs. */
  databaseFault?: () => string | null
  /** False if other machines reach the server. */
  isLocalServer: boolean
}

/** Registers health, readiness and the state of the engines. */
export function registerHealth(platform: Platform, options: HealthOptions): Feature {
  const { database, objects, queue, stopping, now, dataFolder, fileSystem, databaseDisk } = platform
  const { version, engineChecks, engineReports, newestMigration, isLocalServer, databaseFault } = options
  const startedAt = performance.now()
  const checks = {
    database: async (): Promise<PartState> => {
      const fault = databaseFault?.() ?? null
      if (fault !== null) return { state: 'unwell', detail: fault }
      await database.execute(sql`select 1`)
      return { state: 'well' }
    },
    objects: async (): Promise<PartState> => {
      await objects.head('health-check')
      return { state: 'well' }
    },
    disk: async (): Promise<PartState> => {
      const folder = await checkDataFolder(dataFolder, fileSystem)
      return folder.state === 'well' ? databaseDisk.check() : folder
    },
  }
  const jobs = (): Promise<PartState> => Promise.resolve({ state: queue.isListening() ? 'well' : 'starting' })
  const migrations =
    newestMigration === undefined ? {} : { migrations: () => checkMigrations(database, newestMigration) }
  return {
    routes: [
      ...healthHandlers({
        version,
        uptimeSeconds: () => (performance.now() - startedAt) / 1000,
        vital: ['database', 'objects', 'jobs', 'disk'],
        checks: { ...checks, jobs, ...engineChecks },
      }),
      ...readinessHandlers({
        checks: { ...checks, ...migrations },
        // Readers need no space: a load balancer that turned them away would make a full disk worse.
        optional: ['disk'],
        isStopping: () => stopping.signal.aborted,
      }),
      ...engineHandlers({ reports: engineReports ?? null, now, isLocalServer }),
    ],
  }
}
