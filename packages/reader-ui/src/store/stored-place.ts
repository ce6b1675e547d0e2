import type { Place } from './outline'

/** The last place in a book on this device. */
export interface StoredPlace extends Place {
  readonly language: string
  /** Position of the narration; null if it was on another page. */
  readonly seconds: number | null
  /** Page number, from 1 on, as the player shows it; null on a cover, or if it was not stored. */
  readonly pageNumber: number | null
}

/** Storage of places: the browser's, or memory where that is blocked. */
export type PlaceStorage = Pick<Storage, 'getItem' | 'setItem'>

/** Returns the key of the last place in a book. */
export function placeKey(bookId: number): string {
  return `lectern.place.${bookId}`
}

/** Reads the last place in a book; null if it is missing or invalid. */
export function readStoredPlace(storage: PlaceStorage, bookId: number): StoredPlace | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(placeKey(bookId)) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return null
    const chapterId: unknown = Reflect.get(kept, 'chapterId')
    const pageId: unknown = Reflect.get(kept, 'pageId')
    const language: unknown = Reflect.get(kept, 'language')
    const seconds: unknown = Reflect.get(kept, 'seconds')
    const pageNumber: unknown = Reflect.get(kept, 'pageNumber')
    if (typeof chapterId !== 'number' || typeof pageId !== 'number' || typeof language !== 'string') return null
    return { chapterId, pageId, language, seconds: readNumber(seconds), pageNumber: readNumber(pageNumber) }
  } catch {
    // The text is not ours: the book opens at its beginning.
    return null
  }
}

function readNumber(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}

export function writeStoredPlace(storage: PlaceStorage, bookId: number, place: StoredPlace): void {
  try {
    storage.setItem(placeKey(bookId), JSON.stringify(place))
  } catch {
    // Storage that is full costs the bookmark, not the book.
  }
}
