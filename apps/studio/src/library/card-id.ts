/** Returns the element id of a book's card. */
export const cardId = (bookId: number): string => `book-${bookId}`
