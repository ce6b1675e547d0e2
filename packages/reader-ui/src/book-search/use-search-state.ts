import { useSyncExternalStore } from 'react'
import type { BookSearch } from './create-book-search'
import type { SearchState } from './step-search'

/** Returns the current state of a search. */
export function useSearchState({ subscribe, getState }: BookSearch): SearchState {
  return useSyncExternalStore(subscribe, getState)
}
