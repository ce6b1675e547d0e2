import type { Logger } from 'pino'
import type { Database } from './database/open-database'
import type { ObjectStore } from './ports/index'
import { dropPublishedKeys } from './publishing/drop-published-keys'
import type { OpenCopyKeeper } from './publishing/open-copy-keeper'

export interface CatchUpServices {
  database: Database
  objects: ObjectStore
  openCopies: OpenCopyKeeper
  sweepObjects: () => Promise<void>
  stopping: AbortSignal
}

/** What a crash, an update or a restore has left to do, which may be much. Does not fail. */
export async function catchUp(services: CatchUpServices, logger: Logger): Promise<void> {
  const { openCopies, sweepObjects } = services
  await openCopies.keepAll()
  await sweepObjects()
  try {
    await dropPublishedKeys(services, logger)
  } catch (error) {
    logger.error({ err: error }, 'the quiz keys in older publications could not be dropped yet')
  }
  await openCopies.keepAll()
}
