/** Returns the reader's address that opens a quiz as it was last saved, in its book as that was last saved. */
export function quizPreviewUrl({ bookId, quizId }: { readonly bookId: number; readonly quizId: number }): string {
  return `/?${new URLSearchParams({ mode: 'preview', book: String(bookId), quiz: String(quizId) }).toString()}`
}
