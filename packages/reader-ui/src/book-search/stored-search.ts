/** The search of a visit, which outlives a change of the book's language. */
export interface StoredSearch {
  readonly text: string
  readonly language: string
}

const SEARCH_KEY = 'lectern.search'

/** Reads the search in a book; null if there is none. */
export function readStoredSearch(storage: Pick<Storage, 'getItem'>, bookId: number): StoredSearch | null {
  const stored = storage.getItem(SEARCH_KEY)
  if (stored === null) return null
  const [book, language, ...words] = stored.split(' ')
  const text = words.join(' ')
  return book === String(bookId) && language !== undefined && text.trim() !== '' ? { text, language } : null
}

/** @param storage keeps its values for the session, in memory if it must */
export function writeStoredSearch(
  storage: Pick<Storage, 'setItem'>,
  { bookId, text, language }: StoredSearch & { readonly bookId: number },
): void {
  storage.setItem(SEARCH_KEY, `${bookId} ${language} ${text}`)
}
