import { openDB, type DBSchema } from 'idb'
import type { ShortTextWork } from './step-short-texts'

/** The chapter and the language whose drafts are stored, and their author. */
export interface ShortTextPlace {
  readonly authorId: number
  readonly bookId: number
  readonly chapterId: number
  readonly language: string
}

interface StoredWork extends ShortTextWork, ShortTextPlace {}

interface ShortTextSchema extends DBSchema {
  work: { key: [number, number, number, string]; value: StoredWork }
}

/** Drafts of the title and the image descriptions on this device, those of one author, chapter and language. */
export interface ShortTextDatabase {
  /** Resolves to null if there are none. */
  readonly read: () => Promise<ShortTextWork | null>
  readonly put: (work: ShortTextWork) => Promise<void>
  readonly remove: () => Promise<void>
  readonly close: () => void
}

/** Opens the drafts of a chapter. Rejects if the browser provides no database (private windows, full disk). */
export async function openShortTextDatabase(place: ShortTextPlace): Promise<ShortTextDatabase> {
  const { authorId, bookId, chapterId, language } = place
  const key: ShortTextSchema['work']['key'] = [authorId, bookId, chapterId, language]
  const database = await openDB<ShortTextSchema>('lectern-short-texts', 1, {
    upgrade(opened) {
      opened.createObjectStore('work', { keyPath: ['authorId', 'bookId', 'chapterId', 'language'] })
    },
  })
  return {
    async read() {
      const stored = await database.get('work', key)
      if (stored === undefined) return null
      const { from, texts, drafts } = stored
      return { from, texts, drafts }
    },
    put: async ({ from, texts, drafts }) => {
      await database.put('work', { from, texts, drafts, authorId, bookId, chapterId, language })
    },
    remove: () => database.delete('work', key),
    close: () => database.close(),
  }
}

/** Removes the drafts of a chapter from this device. */
export async function forgetShortTexts(place: ShortTextPlace): Promise<void> {
  const database = await openShortTextDatabase(place)
  try {
    await database.remove()
  } finally {
    database.close()
  }
}
