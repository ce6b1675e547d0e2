import { appApi } from '@lectern/api-client/app'

/**
 * Returns true if definitions of words in a book have changed since its publication: they belong to the domain, so they may
 * change without the book. The state is requested when it is wanted, and again after each publication.
 */
export function useGlossaryStaleness(bookId: number, isWanted: boolean): boolean {
  const { currentData } = appApi.useGetBookStalenessQuery(
    { id: bookId },
    { skip: !isWanted, refetchOnMountOrArgChange: true },
  )
  return isWanted && currentData?.glossary === 'stale'
}
