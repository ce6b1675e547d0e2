/** Texts of a library with more books than one page. To add one, write it here and in `../es/book-list.ts`. */
export const bookList = {
  libraryFind: 'Find a book',
  libraryNoMatch: 'No book matches “{text}”',
  libraryNoMatchAdvice: 'Search for words of the title or the description.',
  libraryMore: 'Show more books',
  libraryMoreFailed: 'More books could not be loaded. {reason}',
  libraryAllShown: { one: '{count} book, and that is all', other: '{count} books, and that is all' },
} as const
