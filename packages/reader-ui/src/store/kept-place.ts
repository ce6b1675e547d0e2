import type { Place } from './outline'

/** Where somebody stopped reading a book on this device. */
export interface KeptPlace extends Place {
  readonly language: string
  /** Where the narration stood; null when it was on another page. */
  readonly seconds: number | null
  /** Of the page, from 1 on, as it is printed in the player; null on a cover, or when it was not kept. */
  readonly pageNumber: number | null
}

/** Where places are kept: storage of the browser, or memory where that is closed. */
export type PlaceStorage = Pick<Storage, 'getItem' | 'setItem'>

function keyOf(bookId: number): string {
  return `lectern.place.${bookId}`
}

/** null when nothing is kept, or nothing that can be read. */
export function readKeptPlace(storage: PlaceStorage, bookId: number): KeptPlace | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(bookId)) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return null
    const chapterId: unknown = Reflect.get(kept, 'chapterId')
    const pageId: unknown = Reflect.get(kept, 'pageId')
    const language: unknown = Reflect.get(kept, 'language')
    const seconds: unknown = Reflect.get(kept, 'seconds')
    const pageNumber: unknown = Reflect.get(kept, 'pageNumber')
    if (typeof chapterId !== 'number' || typeof pageId !== 'number' || typeof language !== 'string') return null
    return { chapterId, pageId, language, seconds: readNumber(seconds), pageNumber: readNumber(pageNumber) }
  } catch {
    // A text of another program: the book opens at its beginning.
    return null
  }
}

function readNumber(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}

export function keepPlace(storage: PlaceStorage, bookId: number, place: KeptPlace): void {
  try {
    storage.setItem(keyOf(bookId), JSON.stringify(place))
  } catch {
    // Storage that is full costs the bookmark, not the book.
  }
}
