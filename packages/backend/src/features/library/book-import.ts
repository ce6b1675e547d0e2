import type { Queryable } from '../../entities/schema/database-handle'
import type { ObjectStore } from '../../ports/index'
import type { LinkRewriter } from './rewrite-links'

export interface BookImport {
  transaction: Queryable
  objects: ObjectStore
  bookId: number
  /** The folder of the archive. */
  folder: string
  /** Stores a file of the archive and returns its key. */
  importMedia: (path: string | null, toKey: (hash: string, extension: string) => string) => Promise<string | null>
  links: LinkRewriter
}
