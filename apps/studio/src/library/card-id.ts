/** The id of a book's card on the shelf. */
export const cardId = (bookId: number): string => `book-${bookId}`
