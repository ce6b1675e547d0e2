import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { PageRects } from '../editor/editor'

/** Identifies a draft by author, book, page and visit, so that two tabs or two visits never overwrite each other. */
export interface DraftKey {
  readonly authorId: number
  readonly bookId: number
  readonly pageVariationId: number
  readonly visitId: string
}

/** Unsaved work on one page variation, stored on this device. */
export interface Draft extends DraftKey {
  /** Revision of the server's rects that the work is based on. */
  readonly baseRevision: number
  readonly rects: PageRects
  /** Milliseconds since 1970. */
  readonly changedAt: number
}

export interface DraftDatabase {
  put(draft: Draft): Promise<void>
  remove(key: DraftKey): Promise<void>
  /** Returns all drafts of an author in a book, of every visit. */
  ofBook(authorId: number, bookId: number): Promise<Draft[]>
  close(): void
}

interface DraftSchema extends DBSchema {
  drafts: { key: [number, number, number, string]; value: Draft; indexes: { byBook: [number, number] } }
}

/** Opens the draft store of this device. Rejects if the browser provides no database (private windows, full disk). */
export async function openDraftDatabase(databaseName = 'lectern-drafts'): Promise<DraftDatabase> {
  const database: IDBPDatabase<DraftSchema> = await openDB<DraftSchema>(databaseName, 2, {
    upgrade(opened, oldVersion) {
      // Drafts of version 1 have no author: they must not be offered to anyone.
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
