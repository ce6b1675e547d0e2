/** Returns the address of a book's chapters. */
export function chaptersPath(bookId: number): string {
  return `/studio/books/${bookId}/chapters`
}
