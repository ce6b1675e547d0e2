import { useLibrary, type Library } from '@lectern/api-client/main/library'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocale } from '@lectern/ui'
import { useSearchParams } from 'react-router'
import { readLibraryView, writeLibraryView, type LibraryView } from './library-view'

export interface ViewedLibrary extends Library {
  readonly view: LibraryView
  readonly change: (change: Partial<LibraryView>) => void
  /** Shows all books again. */
  readonly clear: () => void
  /** A search or a state narrows the list. */
  readonly isNarrowed: boolean
}

/** The author's books as the address shows them: searched, in one state, sorted. */
export function useLibraryView(): ViewedLibrary {
  const { locale } = useLocale()
  const [query, setQuery] = useSearchParams()
  const view = readLibraryView(query)
  const { sort, state } = view
  const titleLocale = sort === 'title' ? locale : null
  const library = useLibrary({ onlyOwnBooks: true, startText: view.find, state, titleLocale })
  const { searched, books } = library
  const [seen, setSeen] = useState(books)
  if (books !== undefined && books !== seen) setSeen(books)
  const change = (changed: Partial<LibraryView>) =>
    setQuery(writeLibraryView({ ...view, ...changed }), { replace: true })
  const tell = useEffectEvent(() => {
    if (searched !== view.find) change({ find: searched })
  })
  useEffect(() => tell(), [searched])
  return {
    ...library,
    // The former list stays until that of another state or order is here.
    books: books ?? seen,
    view,
    change,
    clear() {
      library.search('')
      change({ find: '', state: null })
    },
    isNarrowed: searched !== '' || state !== null,
  }
}
