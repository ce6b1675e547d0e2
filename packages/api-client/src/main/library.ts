export { libraryPageBooks, type BookSummary } from './list-library'
export { useLibrary, type Library } from './use-library'
