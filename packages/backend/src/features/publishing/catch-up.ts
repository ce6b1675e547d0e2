import type { Logger } from 'pino'
import type { Database } from '../../entities/schema/database-handle'
import type { ObjectStore } from '../../ports/index'
import { removePublishedQuizKeys } from './remove-published-quiz-keys'
import { removeRepeatedCovers } from './remove-repeated-covers'
import type { PublicCopyUpdater } from './create-public-copy-updater'

export interface CatchUpServices {
  database: Database
  objects: ObjectStore
  publicCopies: PublicCopyUpdater
  sweepObjects: () => Promise<void>
  stopping: AbortSignal
}

/** Finishes what a crash, an update or a restore left undone, which may take long. Never rejects. */
export async function catchUp(services: CatchUpServices, logger: Logger): Promise<void> {
  const { publicCopies, sweepObjects } = services
  await publicCopies.updateAll()
  await sweepObjects()
  try {
    await removePublishedQuizKeys(services, logger)
    await publicCopies.updateAll()
    await removeRepeatedCovers(services, logger)
  } catch (error) {
    logger.error({ err: error }, 'older publications could not be rewritten yet')
  }
  await publicCopies.updateAll()
}
