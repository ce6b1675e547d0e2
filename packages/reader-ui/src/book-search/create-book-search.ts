import { runSearch } from './run-search'
import type { SearchSource } from './search-source'
import { startSearch, stepSearch, type SearchEvent, type SearchState } from './step-search'

/** The search in an open book. It goes on while its panel is closed. */
export interface BookSearch {
  readonly getState: () => SearchState
  readonly subscribe: (listener: () => void) => () => void
  readonly send: (event: SearchEvent) => void
}

export function createBookSearch(o: { readonly language: string; readonly source: SearchSource }): BookSearch {
  let state = startSearch(o.language)
  const listeners = new Set<() => void>()
  const send = (event: SearchEvent) => {
    const step = stepSearch(state, event)
    if (step.state !== state) {
      state = step.state
      for (const listener of listeners) listener()
    }
    if (step.effect !== null) void runSearch(step.effect, o.source).then(send)
  }
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    send,
  }
}
