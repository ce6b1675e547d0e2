import type { Database } from '../../entities/schema/database-handle'
import type { ObjectStore } from '../../ports/index'
import type { LinkRewriter } from './rewrite-links'

export interface BookExport {
  database: Database
  objects: ObjectStore
  bookId: number
  /** Writes a file of the store to the archive. */
  exportMedia: (key: string | null) => Promise<string | null>
  /** Writes bytes to the archive and returns their path in it. */
  writeMedia: (bytes: Uint8Array, extension: string) => Promise<string>
  links: LinkRewriter
}
