export {
  libraryBatchBooks,
  useListBooksQuery,
  useListRecentLibraryBooksQuery,
  type BookSummary,
  type PublicationState,
} from './list-library'
export { useLibrary, type Library } from './use-library'
