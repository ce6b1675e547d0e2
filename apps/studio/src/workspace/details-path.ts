/** Returns the address of a book's details. */
export function detailsPath(bookId: number): string {
  return `/studio/books/${bookId}/details`
}
