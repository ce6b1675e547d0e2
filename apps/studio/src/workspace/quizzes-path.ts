/** Returns the address of a book's quizzes. */
export function quizzesPath(bookId: number): string {
  return `/studio/books/${bookId}/quizzes`
}
