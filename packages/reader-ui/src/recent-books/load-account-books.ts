import type { SessionKeeper } from '@lectern/api-client/session'
import { mapFound } from '../book/map-found'
import type { AccountBook } from './plan-recent-books'

/** Returns the books that the account read last, on any device. Rejects if the call fails. */
export async function loadAccountBooks(session: SessionKeeper): Promise<readonly AccountBook[]> {
  const response = await session.fetch(`${session.baseUrl}/api/book/progress/recent`)
  if (!response.ok) throw new Error(`The server responded with ${response.status}.`)
  const books: unknown = await response.json()
  if (!Array.isArray(books)) throw new TypeError('The response is no list of books.')
  return mapFound(books, readBook)
}

function readBook(source: unknown): AccountBook | null {
  const read = (field: string): unknown => Reflect.get(Object(source), field)
  const [bookId, pageNumber, updatedAt] = [read('bookId'), read('pageNumber'), read('updatedAt')]
  if (typeof bookId !== 'number' || typeof updatedAt !== 'string') return null
  return { bookId, pageNumber: typeof pageNumber === 'number' ? pageNumber : null, readAt: Date.parse(updatedAt) }
}
