import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { PeakPyramid } from '../peaks/create-peak-pyramid'

interface StoredPeaks {
  /** Address of the narration without its signature. */
  readonly track: string
  /** Milliseconds since 1970. */
  readonly storedAt: number
  readonly peaks: PeakPyramid
}

interface PeaksSchema extends DBSchema {
  peaks: { key: string; value: StoredPeaks; indexes: { byAge: number } }
}

/** An hour takes about 10 MB. */
const MOST_TRACKS = 12

/** Opens the outlines of narrations on this device. Rejects if the browser provides no database. */
export function openPeaksDatabase(): Promise<IDBPDatabase<PeaksSchema>> {
  return openDB<PeaksSchema>('lectern-peaks', 1, {
    upgrade(opened) {
      opened.createObjectStore('peaks', { keyPath: 'track' }).createIndex('byAge', 'storedAt')
    },
  })
}

/** Stores an outline, and removes the oldest ones. */
export async function storePeaks(database: IDBPDatabase<PeaksSchema>, stored: StoredPeaks): Promise<void> {
  const transaction = database.transaction('peaks', 'readwrite')
  const { store } = transaction
  await store.put(stored)
  const tracks = await store.index('byAge').getAllKeys()
  const old = tracks.slice(0, Math.max(0, tracks.length - MOST_TRACKS))
  await Promise.all([...old.map((track) => store.delete(track)), transaction.done])
}
