import type { AddressBar } from '../address/address-bar'

/** Returns an address bar in memory. */
export function memoryAddressBar(search = ''): AddressBar & { readonly entries: string[] } {
  const listeners = new Set<() => void>()
  const entries = [search]
  const tell = () => {
    for (const listener of listeners) listener()
  }
  let place = 0
  return {
    entries,
    search: () => entries[place] ?? '',
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    push(next) {
      entries.splice(place + 1, Infinity, next)
      place += 1
      tell()
    },
    replace(next) {
      entries[place] = next
      tell()
    },
    index: () => place,
  }
}
