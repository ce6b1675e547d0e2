import type { Database } from '../../entities/schema/database-handle'
import type { TimedMediaLinks } from '../../entities/objects/media-links'
import type { ByteCache } from '../../platform/caching/create-byte-cache'
import type { Bytes } from '../../platform/caching/cache-json'
import type { ReadCoalescer } from '../../platform/caching/create-read-coalescer'
import type { ObjectStore } from '../../ports/index'
import type { ReadablePublication } from './publications.repository'

/** Services of publishing and of reading publications. */
export interface PublishingServices {
  database: Database
  objects: ObjectStore
  links: TimedMediaLinks
  bodies: ByteCache<Bytes>
  /** Current publications of signed-in readers. */
  pointers: ReadCoalescer<ReadablePublication | null>
  /** Reads the current publication for readers who are not signed in. */
  readPublicPointer: (bookId: number) => Promise<ReadablePublication | null>
  /** Origin that readers use, without a slash at its end. */
  readerOrigin: string
  /** Deletes objects that were stored for a book after its deletion. */
  deleteLateObjects: (bookId: number) => Promise<void>
  /**
   * Writes or deletes the public copy of the book according to its visibility. Returns false if the store failed; never
   * rejects.
   */
  updatePublicCopy: (bookId: number) => Promise<boolean>
}
