const kept = ['chapter', 'page', 'variation', 'step'] as const

/** Returns the address of a book's workspace, at the place that a query names. */
export function workspacePath(bookId: number, query: URLSearchParams): string {
  const place = new URLSearchParams()
  for (const name of kept) {
    const value = query.get(name)
    if (value !== null) place.set(name, value)
  }
  return `/studio/books/${bookId}${place.size === 0 ? '' : `?${place}`}`
}
