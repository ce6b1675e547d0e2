import type { BookLocation } from './locate-page'

/** The locations that a reader has visited. Immutable: every operation returns the next history. */
export interface NavigationHistory {
  readonly entries: readonly BookLocation[]
  /** The index of the current entry; -1 if there is none. */
  readonly index: number
  readonly current: BookLocation | null
  readonly canGoBack: boolean
  readonly canGoForward: boolean
  /** Goes to a new location and drops the entries ahead. Visiting the current location changes nothing. */
  visit(location: BookLocation): NavigationHistory
  /** Replaces the current location, as when an address is corrected. */
  replace(location: BookLocation): NavigationHistory
  /** Goes back one entry. Returns the same history at the end of the list. */
  back(): NavigationHistory
  forward(): NavigationHistory
  /** Goes to an entry by its index, for the browser's own buttons. An index outside the list is clamped. */
  goTo(index: number): NavigationHistory
}

/**
 * Creates a history that is empty or begins at `start`. Never throws: an impossible step returns the same history.
 *
 * @example
 * const history = createNavigationHistory({ chapterId: 1, pageId: 10 }).visit({ chapterId: 2, pageId: 20 })
 * history.current // => { chapterId: 2, pageId: 20 }
 * history.back().current // => { chapterId: 1, pageId: 10 }
 * history.canGoForward // => false
 */
export function createNavigationHistory(start?: BookLocation): NavigationHistory {
  return start === undefined ? historyOf([], -1) : historyOf([start], 0)
}

function historyOf(entries: readonly BookLocation[], index: number): NavigationHistory {
  const current = entries[index] ?? null
  const history: NavigationHistory = {
    entries,
    index,
    current,
    canGoBack: index > 0,
    canGoForward: index < entries.length - 1,
    visit(location) {
      if (current !== null && isSame(current, location)) return history
      return historyOf([...entries.slice(0, index + 1), location], index + 1)
    },
    replace(location) {
      if (current === null) return history.visit(location)
      return historyOf(entries.with(index, location), index)
    },
    back: () => history.goTo(index - 1),
    forward: () => history.goTo(index + 1),
    goTo(target) {
      const within = Math.min(entries.length - 1, Math.max(0, Math.trunc(target)))
      return within === index || Number.isNaN(within) ? history : historyOf(entries, within)
    },
  }
  return history
}

function isSame(a: BookLocation, b: BookLocation): boolean {
  return a.chapterId === b.chapterId && a.pageId === b.pageId
}
