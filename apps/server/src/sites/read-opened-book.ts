/**
 * Returns the id of the book that an address opens, or null. An address with two books, or with an ambiguous one, counts as
 * none: a frame must not be allowed for one book and show another.
 */
export function readOpenedBook(parameters: URLSearchParams): number | null {
  const [book, ...more] = parameters.getAll('book')
  if (book === undefined || more.length > 0) return null
  const text = book.trim()
  const id = /^\d{1,16}$/.test(text) ? Number(text) : 0
  return Number.isSafeInteger(id) && id > 0 ? id : null
}
