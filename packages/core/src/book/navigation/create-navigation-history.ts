import type { Position } from './locate-page'

/** The positions that a reader has visited. Immutable: every operation returns the next history. */
export interface NavigationHistory {
  readonly entries: readonly Position[]
  /** The index of the current entry; -1 if there is none. */
  readonly index: number
  readonly current: Position | null
  readonly canGoBack: boolean
  readonly canGoForward: boolean
  /** Goes to a new position and drops the entries ahead. Visiting the current position changes nothing. */
  visit(position: Position): NavigationHistory
  /** Replaces the current position, as when an address is corrected. */
  replace(position: Position): NavigationHistory
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
export function createNavigationHistory(start?: Position): NavigationHistory {
  return start === undefined ? historyOf([], -1) : historyOf([start], 0)
}

function historyOf(entries: readonly Position[], index: number): NavigationHistory {
  const current = entries[index] ?? null
  const history: NavigationHistory = {
    entries,
    index,
    current,
    canGoBack: index > 0,
    canGoForward: index < entries.length - 1,
    visit(position) {
      if (current !== null && isSame(current, position)) return history
      return historyOf([...entries.slice(0, index + 1), position], index + 1)
    },
    replace(position) {
      if (current === null) return history.visit(position)
      return historyOf(entries.with(index, position), index)
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

function isSame(a: Position, b: Position): boolean {
  return a.chapterId === b.chapterId && a.pageId === b.pageId
}
