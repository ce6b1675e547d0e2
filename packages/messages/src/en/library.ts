/** Texts of the library alone: a reader who opens a book does not load them. They are used with those of `reader.ts`. */
export const library = {
  libraryWelcome: 'Pick a book, press play, and follow every word.',
  libraryLoading: 'Opening the library…',
  libraryEmpty: 'The shelves are empty',
  libraryEmptyAdvice: 'Books appear here as soon as they have been published.',
  libraryEmptyAuthorAdvice: 'Make your first book in the studio and publish it; it appears here.',
  libraryFailed: 'The library could not be opened',
  libraryOpenStudio: 'Open the studio',
  libraryBookPages: { one: '{count} page', other: '{count} pages' },
  libraryBookMinutes: { one: '{count} minute', other: '{count} minutes' },
  libraryBookSeconds: { one: '{count} second', other: '{count} seconds' },
  libraryBookSilent: 'Not narrated',
  libraryBookUnpublished: 'Not published',
  libraryBookLanguages: 'Languages',
  libraryRead: 'Read',
  libraryContinue: 'Continue, page {page}',
} as const
