import { openDB, type DBSchema } from 'idb'
import type { TranslationDraft } from './translation-draft'

/** The book whose drafts are stored, and their author. */
export interface TranslationOwner {
  readonly authorId: number
  readonly bookId: number
}

interface StoredDraft extends TranslationDraft, TranslationOwner {}

interface TranslationSchema extends DBSchema {
  drafts: { key: [number, number, number]; value: StoredDraft; indexes: { byBook: [number, number] } }
}

/** Drafts of translations on this device, those of one author in one book. */
export interface TranslationDatabase {
  readonly read: () => Promise<readonly TranslationDraft[]>
  readonly put: (draft: TranslationDraft) => Promise<void>
  readonly remove: (pageVariationId: number) => Promise<void>
  readonly close: () => void
}

/** Opens the drafts of translations. Rejects if the browser provides no database (private windows, full disk). */
export async function openTranslationDatabase({ authorId, bookId }: TranslationOwner): Promise<TranslationDatabase> {
  const database = await openDB<TranslationSchema>('lectern-translations', 1, {
    upgrade(opened) {
      const drafts = opened.createObjectStore('drafts', { keyPath: ['authorId', 'bookId', 'pageVariationId'] })
      drafts.createIndex('byBook', ['authorId', 'bookId'])
    },
  })
  return {
    read: () => database.getAllFromIndex('drafts', 'byBook', [authorId, bookId]),
    put: async (draft) => void (await database.put('drafts', { ...draft, authorId, bookId })),
    remove: (pageVariationId) => database.delete('drafts', [authorId, bookId, pageVariationId]),
    close: () => database.close(),
  }
}
