import type { AddressBar } from '../address/address-bar'

interface MemoryHistory {
  readonly entries: string[]
  /** Goes to another entry, as Back and Forward do. */
  readonly go: (by: number) => void
}

/** Returns an address bar in memory. */
export function memoryAddressBar(search = ''): AddressBar & MemoryHistory {
  const listeners = new Set<() => void>()
  const entries = [search]
  const notify = () => {
    for (const listener of listeners) listener()
  }
  let position = 0
  return {
    entries,
    search: () => entries[position] ?? '',
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    push(next) {
      entries.splice(position + 1, Infinity, next)
      position += 1
      notify()
    },
    replace(next) {
      entries[position] = next
      notify()
    },
    index: () => position,
    go(by) {
      position += by
      notify()
    },
  }
}
