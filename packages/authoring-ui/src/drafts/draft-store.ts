import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { PageRects } from '../editor/editor'

/** Whose draft it is, of what, and of which visit: two tabs, and a visit and the one before, keep theirs apart. */
export interface DraftKey {
  readonly authorId: number
  readonly bookId: number
  readonly pageVariationId: number
  readonly visitId: string
}

/** Unsaved work on one page variation, as it is kept on the device. */
export interface Draft extends DraftKey {
  /** The revision of the server's rects that the work was done on. */
  readonly baseRevision: number
  readonly rects: PageRects
  /** Milliseconds since 1970. */
  readonly changedAt: number
}

export interface DraftStore {
  put(draft: Draft): Promise<void>
  remove(key: DraftKey): Promise<void>
  /** What an author has left of a book, of every visit. */
  ofBook(authorId: number, bookId: number): Promise<Draft[]>
  close(): void
}

interface DraftSchema extends DBSchema {
  drafts: { key: [number, number, number, string]; value: Draft; indexes: { byBook: [number, number] } }
}

/** Opens the drafts of this device. Rejects when the browser gives no database (private windows, full disk). */
export async function openDraftStore(databaseName = 'lectern-drafts'): Promise<DraftStore> {
  const database: IDBPDatabase<DraftSchema> = await openDB<DraftSchema>(databaseName, 2, {
    upgrade(opened, oldVersion) {
      // The first form did not know whose a draft was: nobody may be offered it.
      if (oldVersion === 1) opened.deleteObjectStore('drafts')
      const drafts = opened.createObjectStore('drafts', {
        keyPath: ['authorId', 'bookId', 'pageVariationId', 'visitId'],
      })
      drafts.createIndex('byBook', ['authorId', 'bookId'])
    },
  })
  return {
    put: async (draft) => void (await database.put('drafts', draft)),
    remove: async (key) => database.delete('drafts', [key.authorId, key.bookId, key.pageVariationId, key.visitId]),
    ofBook: async (authorId, bookId) => database.getAllFromIndex('drafts', 'byBook', [authorId, bookId]),
    close: () => database.close(),
  }
}
