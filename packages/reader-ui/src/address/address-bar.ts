/** The part of the browser's address and history that the reader uses. */
export interface AddressBar {
  /** Returns the query, with its question mark. Usable as a `useSyncExternalStore` snapshot. */
  readonly search: () => string
  /** Calls the listener after each change of the address, by the browser or by `push` and `replace`. */
  readonly subscribe: (listener: () => void) => () => void
  /** Adds an entry to the browser's history. `index` is the index of the entry in `NavigationHistory`. */
  readonly push: (search: string, index: number) => void
  /** Replaces the address of the current entry, which keeps its index unless another is given; 0 without one. */
  readonly replace: (search: string, index?: number) => void
  /** Returns the index of the current entry in `NavigationHistory`; null for an entry that the reader did not create. */
  readonly index: () => number | null
}

/** Returns the address bar of a window. */
export function windowAddressBar(target: Window): AddressBar {
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  const write = (kind: 'pushState' | 'replaceState', search: string, index: number) => {
    target.history[kind]({ lecternIndex: index }, '', `${target.location.pathname}${search}${target.location.hash}`)
    notify()
  }
  const readIndex = () => {
    const state: unknown = target.history.state
    const index: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'lecternIndex') : undefined
    return typeof index === 'number' ? index : null
  }
  return {
    search: () => target.location.search,
    subscribe(listener) {
      if (listeners.size === 0) target.addEventListener('popstate', notify)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) target.removeEventListener('popstate', notify)
      }
    },
    push: (search, index) => write('pushState', search, index),
    replace: (search, index = readIndex() ?? 0) => write('replaceState', search, index),
    index: readIndex,
  }
}
