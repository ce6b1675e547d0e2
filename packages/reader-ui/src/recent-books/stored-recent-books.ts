import type { PlaceStorage } from '../store/stored-place'

/** The books that were read on this device, and those that were removed from the row. Moments are in milliseconds since 1970. */
export interface RecentBooks {
  /** Moment of the last visit by book. */
  readonly read: ReadonlyMap<number, number>
  /** Moment of the visit that was removed from the row by book. A later visit brings the book back. */
  readonly removed: ReadonlyMap<number, number>
}

/** Older books are forgotten. */
const maxBooks = 48

/** Returns the key of the books read last: a guest's if `userId` is null. */
export function recentBooksKey(userId: number | null): string {
  return userId === null ? 'lectern.recent-books' : `lectern.recent-books.${userId}`
}

/** Reads the stored books; leaves out what is not one. */
export function readRecentBooks(storage: Pick<PlaceStorage, 'getItem'>, userId: number | null): RecentBooks {
  try {
    const stored: unknown = JSON.parse(storage.getItem(recentBooksKey(userId)) ?? 'null')
    return { read: readMoments(stored, 'read'), removed: readMoments(stored, 'removed') }
  } catch (reason) {
    console.warn('The books read last could not be read.', reason)
    return { read: new Map(), removed: new Map() }
  }
}

export function writeRecentBooks(storage: PlaceStorage, userId: number | null, books: RecentBooks): void {
  const text = JSON.stringify({ read: newest(books.read), removed: newest(books.removed) })
  storage.setItem(recentBooksKey(userId), text)
}

function readMoments(stored: unknown, field: keyof RecentBooks): ReadonlyMap<number, number> {
  const list: unknown = Reflect.get(Object(stored), field)
  if (!Array.isArray(list)) return new Map()
  return new Map(
    list.flatMap((entry: unknown): [number, number][] => {
      const bookId: unknown = Reflect.get(Object(entry), 0)
      const moment: unknown = Reflect.get(Object(entry), 1)
      return Number.isSafeInteger(bookId) && Number.isFinite(moment) ? [[Number(bookId), Number(moment)]] : []
    }),
  )
}

function newest(moments: ReadonlyMap<number, number>): readonly (readonly [number, number])[] {
  return [...moments].toSorted(([, a], [, b]) => b - a).slice(0, maxBooks)
}
