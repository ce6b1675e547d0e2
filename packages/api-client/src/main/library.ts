export { libraryPageBooks, useListBooksQuery, useListRecentLibraryBooksQuery, type BookSummary } from './list-library'
export { useLibrary, type Library } from './use-library'
