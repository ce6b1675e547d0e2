/**
 * The book that an address opens; null when it opens none. An address that names two, or one in a way that could be read
 * in two, opens none here: a frame must not be let in for one book and show another.
 */
export function readFramedBook(parameters: URLSearchParams): number | null {
  const [book, ...more] = parameters.getAll('book')
  if (book === undefined || more.length > 0) return null
  const text = book.trim()
  const id = /^\d{1,16}$/.test(text) ? Number(text) : 0
  return Number.isSafeInteger(id) && id > 0 ? id : null
}
