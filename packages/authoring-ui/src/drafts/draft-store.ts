import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { PageRects } from '../editor/editor'

/** Unsaved work on one page variation, as it is kept on the device. */
export interface Draft {
  readonly bookId: number
  readonly pageVariationId: number
  /** The revision of the server's rects that the work was done on. */
  readonly baseRevision: number
  readonly rects: PageRects
  /** Milliseconds since 1970. */
  readonly changedAt: number
}

export interface DraftStore {
  put(draft: Draft): Promise<void>
  remove(bookId: number, pageVariationId: number): Promise<void>
  ofBook(bookId: number): Promise<Draft[]>
  close(): void
}

interface DraftSchema extends DBSchema {
  drafts: { key: [number, number]; value: Draft; indexes: { byBook: number } }
}

/** Opens the drafts of this device. Rejects when the browser gives no database (private windows, full disk). */
export async function openDraftStore(databaseName = 'lectern-drafts'): Promise<DraftStore> {
  const database: IDBPDatabase<DraftSchema> = await openDB<DraftSchema>(databaseName, 1, {
    upgrade(created) {
      const drafts = created.createObjectStore('drafts', { keyPath: ['bookId', 'pageVariationId'] })
      drafts.createIndex('byBook', 'bookId')
    },
  })
  return {
    put: async (draft) => void (await database.put('drafts', draft)),
    remove: async (bookId, pageVariationId) => database.delete('drafts', [bookId, pageVariationId]),
    ofBook: async (bookId) => database.getAllFromIndex('drafts', 'byBook', bookId),
    close: () => database.close(),
  }
}
