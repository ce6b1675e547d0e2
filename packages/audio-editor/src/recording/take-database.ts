import { openDB, type DBSchema } from 'idb'

/** An author's chapter in one language, by which takes are found. Authors who share a device do not hear each other's. */
export interface TakePlace {
  /** Id of the account. */
  readonly authorId: number
  readonly chapterId: number
  readonly language: string
}

/** A recording of one part of a chapter, stored on this device. */
export interface Take {
  readonly id: string
  /** The `RecordingUnit` that was read. */
  readonly unitId: string
  /** The text that was read. */
  readonly text: string
  /** Milliseconds since 1970. */
  readonly recordedAt: number
}

interface TakeSchema extends DBSchema {
  takes: { key: string; value: Take & TakePlace; indexes: { byChapter: [number, number, string] } }
  chunks: { key: [string, number]; value: { takeId: string; index: number; sound: Blob } }
}

export interface TakeDatabase {
  /** Returns the takes of a chapter, oldest first, those of a tab that was killed too. */
  ofChapter(place: TakePlace): Promise<Take[]>
  put(place: TakePlace, take: Take): Promise<void>
  /** Stores the next piece of a take's sound. */
  putChunk(takeId: string, index: number, sound: Blob): Promise<void>
  /** Joins the pieces of a take; null if none was stored. */
  readSound(takeId: string): Promise<Blob | null>
  remove(takeIds: readonly string[]): Promise<void>
  close(): void
}

/** Opens the takes of this device. Rejects if the browser provides no database (private windows, full disk). */
export async function openTakeDatabase(databaseName = 'lectern-takes'): Promise<TakeDatabase> {
  const database = await openDB<TakeSchema>(databaseName, 1, {
    upgrade(opened) {
      opened
        .createObjectStore('takes', { keyPath: 'id' })
        .createIndex('byChapter', ['authorId', 'chapterId', 'language'])
      opened.createObjectStore('chunks', { keyPath: ['takeId', 'index'] })
    },
  })
  const chunksOf = (takeId: string) => IDBKeyRange.bound([takeId, 0], [takeId, Number.MAX_SAFE_INTEGER])
  return {
    async ofChapter({ authorId, chapterId, language }) {
      const takes = await database.getAllFromIndex('takes', 'byChapter', [authorId, chapterId, language])
      return takes.toSorted((a, b) => a.recordedAt - b.recordedAt)
    },
    put: async (place, take) => void (await database.put('takes', { ...take, ...place })),
    putChunk: async (takeId, index, sound) => void (await database.put('chunks', { takeId, index, sound })),
    async readSound(takeId) {
      const chunks = await database.getAll('chunks', chunksOf(takeId))
      const [first] = chunks
      return first === undefined
        ? null
        : new Blob(
            chunks.map(({ sound }) => sound),
            { type: first.sound.type },
          )
    },
    async remove(takeIds) {
      const transaction = database.transaction(['takes', 'chunks'], 'readwrite')
      const deletions = takeIds.flatMap((id) => [
        transaction.objectStore('takes').delete(id),
        transaction.objectStore('chunks').delete(chunksOf(id)),
      ])
      await Promise.all([...deletions, transaction.done])
    },
    close: () => database.close(),
  }
}
