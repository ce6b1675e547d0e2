import type { Position } from './locate-page'

/** Where the reader has been, as a value: every operation returns the next one. */
export interface NavigationHistory {
  readonly entries: readonly Position[]
  /** Of the current entry; -1 while there is none. */
  readonly index: number
  readonly current: Position | null
  readonly canGoBack: boolean
  readonly canGoForward: boolean
  /** Goes to a new position and drops what lay ahead. The current position again changes nothing. */
  visit(position: Position): NavigationHistory
  /** Puts a position in place of the current one, as an address that is corrected. */
  replace(position: Position): NavigationHistory
  /** The same history at an end of the list. */
  back(): NavigationHistory
  forward(): NavigationHistory
  /** To an entry by its index, as the browser's own buttons name it; an index outside the list is moved into it. */
  goTo(index: number): NavigationHistory
}

/**
 * A history that begins nowhere, or at `start`. Nothing throws: a step that cannot be gone answers the same history.
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
