import { deleteOldResponses } from './api/replay-or-run'
import type { Feature } from './api/feature'
import type { Platform } from './create-platform'
import { deletePartialFiles } from './objects/delete-partial-files'
import { createMaintenance, type Maintenance } from './scheduling/create-maintenance'

/**
 * Plans the hourly maintenance of the platform and its features.
 * @param catchUp finishes what a crash, an update or a restore left undone; never rejects
 */
export function planMaintenance(
  { database, sweeper, uploadsFolder, incomingFolder, logger, now }: Platform,
  features: readonly Feature[],
  catchUp: () => Promise<void>,
): Maintenance {
  return createMaintenance({
    async clearUp() {
      const moment = now()
      for (const folder of [uploadsFolder, incomingFolder]) await deletePartialFiles(folder, moment)
      await deleteOldResponses(database, moment)
      for (const { deleteExpired } of features) await deleteExpired?.(moment)
    },
    catchUp,
    sweepAll: () => sweeper.sweepAll(),
    settled: () => sweeper.settled(),
    complain: (error) => logger.warn({ err: error }, 'the hourly maintenance failed; it is tried again in an hour'),
  })
}
