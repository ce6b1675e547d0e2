import type { Feature } from '../../platform/api/feature'
import { createReadCoalescer } from '../../platform/caching/create-read-coalescer'
import type { Platform } from '../../platform/create-platform'
import { catchUp } from './catch-up'
import { findPublicObject } from './find-public-object'
import { createPublicCopyUpdater } from './create-public-copy-updater'
import { listOpeningRequests, type OpeningAddress, type OpeningRequests } from './list-opening-requests'
import { preparePublicReading, type ReadablePublication } from './publications.repository'
import { publishingHandlers } from './publishing.handlers'
import { readPublishedJson } from './published-books.service'
import { readStoredOutline } from './published-parts.service'
import type { PublishingServices } from './publishing-services'

export interface RegisteredPublishing extends Feature {
  /** For features that publish books or read publications. */
  publishing: PublishingServices
  /** Returns the key that everyone may read for the address `published/{bookId}/{name}`; null if there is none. */
  findPublicObject: (bookId: number, name: string) => Promise<string | null>
  listOpeningRequests: (address: OpeningAddress) => Promise<OpeningRequests>
  /** Finishes what a crash, an update or a restore left undone; never rejects. */
  catchUp: () => Promise<void>
}

/** Registers the calls that publish books and read publications. */
export function registerPublishing(platform: Platform, readerOrigin: string): RegisteredPublishing {
  const { database, objects, links, bodies, sweeper, deleteLateObjects, logger } = platform
  const stopping = platform.stopping.signal
  const readJson = (publication: ReadablePublication) => readPublishedJson({ objects, bodies }, publication)
  const readOutline = (bookId: number, publication: ReadablePublication) =>
    readStoredOutline({ objects, bodies, deleteLateObjects }, bookId, publication)
  const publicCopies = createPublicCopyUpdater({ database, objects, readJson, readOutline, stopping }, logger)
  const publishing: PublishingServices = {
    database,
    objects,
    links,
    bodies,
    pointers: createReadCoalescer(),
    readPublicPointer: preparePublicReading(database),
    readerOrigin,
    deleteLateObjects,
    updatePublicCopy: (bookId) => publicCopies.updateOne(bookId),
  }
  const sweepObjects = () => sweeper.sweepAll()
  return {
    publishing,
    routes: publishingHandlers(publishing, { database, links }),
    findPublicObject: (bookId, name) => findPublicObject({ database, objects, readOutline }, bookId, name),
    listOpeningRequests: (address) => listOpeningRequests(publishing, address),
    catchUp: () => catchUp({ database, objects, publicCopies, sweepObjects, stopping }, logger),
  }
}
