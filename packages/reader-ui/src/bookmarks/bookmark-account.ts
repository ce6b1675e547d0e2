import type { SessionKeeper } from '@lectern/api-client/session'
import type { Bookmark } from './bookmark'
import { mapFound } from '../book/map-found'

/** The bookmarks of a book in the reader's account: notes with the icon `bookmark`. Every call rejects if it fails. */
export interface BookmarkAccount {
  readonly list: () => Promise<readonly Bookmark[]>
  /** Saves a new bookmark. Sending one twice saves it once. @returns the id of its note */
  readonly add: (bookmark: Bookmark) => Promise<number>
  readonly rename: (noteId: number, name: string) => Promise<void>
  readonly remove: (noteId: number) => Promise<void>
}

const bookmarkIcon = 'bookmark'

/**
 * Returns the calls for bookmarks, written by hand: importing the generated client here would make the bundler split the code
 * that the first page loads.
 */
export function openBookmarkAccount(session: SessionKeeper, bookId: number): BookmarkAccount {
  const call = async (method: string, query: string, body?: object, headers: Record<string, string> = {}) => {
    const response = await session.fetch(`${session.baseUrl}/api/note${query}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    // A note that is gone already is removed.
    if (!response.ok && !(method === 'DELETE' && response.status === 404)) {
      throw new Error(`The server responded with ${response.status}.`)
    }
    return response
  }
  return {
    async list() {
      const notes: unknown = await (await call('GET', `?bookId=${bookId}`)).json()
      if (!Array.isArray(notes)) throw new TypeError('The response is no list of notes.')
      return mapFound(notes, readNote)
    },
    async add({ key, pageId, name, excerpt, createdAt }) {
      const note = {
        note: name,
        bookId,
        pageId,
        icon: bookmarkIcon,
        bookmarkKey: key,
        excerpt,
        bookmarkedAt: createdAt,
      }
      const saved: unknown = await (await call('POST', '', note, { 'idempotency-key': key })).json()
      const noteId: unknown = Reflect.get(Object(saved), 'noteId')
      if (typeof noteId !== 'number') throw new TypeError('The response has no id of a note.')
      return noteId
    },
    async rename(noteId, name) {
      await call('POST', '', { noteId, note: name })
    },
    async remove(noteId) {
      await call('DELETE', `?noteId=${noteId}`)
    },
  }
}

function readNote(source: unknown): Bookmark | null {
  const read = (field: string): unknown => Reflect.get(Object(source), field)
  const text = (field: string): string => {
    const value = read(field)
    return typeof value === 'string' ? value : ''
  }
  const [noteId, pageId] = [read('noteId'), read('pageId')]
  if (read('icon') !== bookmarkIcon || typeof noteId !== 'number' || typeof pageId !== 'number') return null
  return {
    key: text('bookmarkKey') || `note ${noteId}`,
    noteId,
    pageId,
    name: text('note'),
    excerpt: text('excerpt'),
    createdAt: text('bookmarkedAt') || text('updatedAt'),
    isRenamed: false,
  }
}
