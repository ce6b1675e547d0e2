import { openStorage } from '@lectern/api-client/session'
import { useState, type ComponentType } from 'react'
import type { SearchProps } from '../book-search/search-props'
import { readStoredSearch } from '../book-search/stored-search'
import { useLateImport } from './use-late-import'

/** Draws the hits of the search on the pages. Loads that code once there is a search, such as one from before a reload. */
export function SearchTool(props: SearchProps) {
  const { search, book } = props
  const [hadSearch] = useState(
    () =>
      readStoredSearch(
        openStorage(() => window.sessionStorage),
        book.bookId,
      ) !== null,
  )
  const [Marks, setMarks] = useState<ComponentType<SearchProps> | null>(null)
  useLateImport((search !== null || hadSearch) && Marks === null, {
    load: () => import('../book-search/search-parts'),
    onLoad: ({ SearchMarks }) => setMarks(() => SearchMarks),
    // The panel says that it could not be loaded.
    onFailure: () => undefined,
  })
  return Marks === null ? null : <Marks {...props} />
}
