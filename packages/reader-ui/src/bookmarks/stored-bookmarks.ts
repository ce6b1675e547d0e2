import type { PlaceStorage } from '../store/stored-place'
import { noBookmarks, type Bookmark, type Bookmarks } from './bookmark'
import { mapFound } from '../book/map-found'

/** Returns the key under which the bookmarks of a book are stored: a guest's if `userId` is null. */
export function bookmarksKey(bookId: number, userId: number | null): string {
  return userId === null ? `lectern.bookmarks.${bookId}` : `lectern.bookmarks.${bookId}.${userId}`
}

export function writeBookmarks(storage: PlaceStorage, key: string, bookmarks: Bookmarks): void {
  storage.setItem(key, JSON.stringify(bookmarks))
}

/** Reads stored bookmarks; leaves out what is not one. */
export function parseBookmarks(text: string | null): Bookmarks {
  const stored = parseObject(text)
  const list = mapFound(readList(Reflect.get(stored, 'list')), readBookmark)
  const removedNoteIds = readList(Reflect.get(stored, 'removedNoteIds')).filter((id) => typeof id === 'number')
  return list.length === 0 && removedNoteIds.length === 0 ? noBookmarks : { list, removedNoteIds }
}

function parseObject(text: string | null): object {
  try {
    const value: unknown = JSON.parse(text || 'null')
    return typeof value === 'object' && value !== null ? value : {}
  } catch (reason) {
    // The text is not ours.
    console.warn('Stored bookmarks could not be read.', reason)
    return {}
  }
}

function readList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function readBookmark(source: unknown): Bookmark | null {
  const read = (field: keyof Bookmark): unknown => Reflect.get(Object(source), field)
  const [key, noteId, pageId] = [read('key'), read('noteId'), read('pageId')]
  if (typeof key !== 'string' || typeof pageId !== 'number') return null
  return {
    key,
    noteId: typeof noteId === 'number' ? noteId : null,
    pageId,
    name: readText(read('name')),
    excerpt: readText(read('excerpt')),
    createdAt: readText(read('createdAt')),
    isRenamed: read('isRenamed') === true,
  }
}

function readText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
