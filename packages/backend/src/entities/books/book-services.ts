import type { ObjectStore } from '../../ports/index'
import type { SignedMediaLinks } from '../objects/media-links'
import type { Database } from '../schema/database-handle'

export interface BookServices {
  database: Database
  links: SignedMediaLinks
  /** Deletes the book's objects that no row references any more; never rejects. */
  sweepObjects: (bookId: number) => Promise<void>
  /**
   * Writes or deletes the public copy of the book according to its visibility. Returns false if the store failed; never
   * rejects.
   */
  updatePublicCopy: (bookId: number) => Promise<boolean>
}

/** For requests that also read or store objects of a book. */
export interface BookMediaServices extends BookServices {
  objects: ObjectStore
}
